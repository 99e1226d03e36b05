// Plays Insider through the page as a person does, by nothing but presses on what is there: all decisions until somebody
// else must decide, the game is over, or one of the points in `until` comes up. With `attack` it plays Scandals, or cycles
// cards that neither attack nor defend. Answers with the point it stopped at, empty where nothing is to be decided.
async ({ until = [], attack = false, most = 1000 }) => {
  const PATIENCE = 15_000;
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const names = (selector, attribute) => all(selector).map((element) => element.getAttribute(attribute));
  const pause = () => new Promise((done) => setTimeout(done, 2));

  /** How far a space is from the INSIDER: column and row, a path square between its ends. */
  const far = (place) => {
    const ends = [...place.matchAll(/([a-e])([1-5])/g)].map(([, column, row]) => ['abcde'.indexOf(column), Number(row) - 1]);
    const middle = (axis) => ends.reduce((sum, end) => sum + end[axis], 0) / ends.length;
    return Math.abs(middle(0) - 2) + Math.abs(middle(1) - 2);
  };
  const nearest = (places) => places.reduce((best, place) => (far(place) < far(best) ? place : best));
  const farthest = (places) => places.reduce((best, place) => (far(place) > far(best) ? place : best), 'c3');

  const version = () => one('[data-testid=status]').dataset.version;
  const point = () => (one('.bar.mine') && !one('[data-testid=result]') ? one('[data-testid=desk]')?.dataset.point ?? '' : '');
  const isClosed = () => ['b3', 'c2', 'c4', 'd3'].every((square) => one(`[data-space="${square}"]`).getAttribute('aria-label').includes('OUT'));
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  /** The view that is being decided on; the table may play a single choice by itself meanwhile, and then all is new. */
  let seen = version();
  const press = async (selector) => {
    const target = one(selector);
    if (target && version() === seen) click(target);
    for (const start = Date.now(); version() === seen || one('[data-testid=board][data-walking]'); await pause()) {
      if (Date.now() - start > PATIENCE) throw new Error(`${target ? 'no answer to' : 'nothing to press:'} ${selector} at ${point()}`);
    }
  };

  /** Bring the pawn nearest to the INSIDER as far as it gets. */
  const walk = async () => {
    for (const pawn of names('[data-pawn]', 'data-pawn').sort((a, b) => far(a) - far(b))) {
      const chip = one(`[data-pawn="${pawn}"]`);
      if (chip?.getAttribute('aria-pressed') === 'false') click(chip);
      await pause();
      const nearer = names('[data-does="walk"] [data-space], [data-space="c3"].live', 'data-space').filter((space) => far(space) < far(pawn));
      if (nearer.length) return press(`[data-space="${nearest(nearer)}"]`);
    }
    return press(`[data-space="${farthest(names('[data-does="walk"] [data-space]', 'data-space'))}"]`);
  };

  /** A Scandal (with one opponent there is nobody to choose), else another card for one that may be of use; whether it went. */
  const attacked = async () => {
    for (const [kind, button] of [['SCA', '[data-play="SCA1"]:enabled'], ...['TRE', 'HEL', 'ADM'].map((of) => [of, '[data-testid=cycle]:enabled'])]) {
      if (one(`[data-kind="${kind}"]`)?.dataset.count === '0') continue;
      click(one(`[data-kind="${kind}"]`));
      await pause();
      if (one(button)) {
        await press(button);
        return true;
      }
    }
    return false;
  };

  const AIMS = '[data-does="aim"] [data-space]';
  const decide = async (now) => {
    if (now === 'START') return press(isClosed() ? '[data-mode="roll"], [data-mode="roll1"]' : '[data-mode="move7"], [data-mode="roll1"]');
    if (one('[data-testid=relocate]') && isClosed()) return press('[data-testid=relocate]');
    if (now === 'MOVE') return one('[data-testid=forfeit]') ? press('[data-testid=forfeit]') : walk();
    if (now === 'ACTION') return attack && (await attacked()) ? undefined : press('[data-testid=end-turn]');
    if (now === 'SEAT') return press('[data-seat]:enabled');
    if (now === 'OUT_FROM') return press(AIMS);
    if (now === 'OUT_TO') return press(`[data-space="${farthest(names(AIMS, 'data-space'))}"]`);
    if (now === 'REACT') return press('[data-testid=pass]');
    if (now === 'PLEDGE') return press('[data-pledge="0"]');
    return press('[data-company], [data-testid=leave-empty], .hit.live, [data-testid=stop]');
  };

  let now = point();
  for (let made = 0; now && !until.includes(now) && made < most; made++) {
    seen = version();
    await decide(now);
    now = point();
  }
  return now;
};
