// The chances of two totals (contract 7.8): counted, not looked up.

export interface Odds {
  /** Cases in which the attacker is higher, both are equal, the defender is higher. */
  win: number;
  tie: number;
  lose: number;
  of: number;
}

/** Two dice plus a margin against one die or two. */
export function odds(margin: number, defenderDice: number): Odds {
  const counted = { win: 0, tie: 0, lose: 0, of: 0 };
  const attack = sums(2);
  const defence = sums(defenderDice);
  for (const [mine, often] of attack) {
    for (const [theirs, times] of defence) {
      const difference = mine + margin - theirs;
      counted[difference > 0 ? 'win' : difference < 0 ? 'lose' : 'tie'] += often * times;
      counted.of += often * times;
    }
  }
  return counted;
}

function sums(dice: number): Map<number, number> {
  let found = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, often] of found) for (let pips = 1; pips <= 6; pips++) next.set(sum + pips, (next.get(sum + pips) ?? 0) + often);
    found = next;
  }
  return found;
}
