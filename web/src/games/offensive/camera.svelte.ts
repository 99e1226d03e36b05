// What part of the map is looked at: a corner, in squares, and how many pixels a square has.

const LARGEST = 88;
/** Room around the map, in pixels: for the coordinates at its left and its top, for its edge at the other sides. */
const LEFT = 21;
const TOP = 17;
const EDGE = 4;

export class Camera {
  x = $state(0);
  y = $state(0);
  /** Pixels a square. */
  scale = $state(30);
  private wide = $state(0);
  private high = $state(0);
  private columns = 1;
  private rows = 1;
  /** Whether the player has moved the map, or wants to see all of it. */
  private moved = false;
  private asked = false;

  /**
   * The map and the window it is seen through. At first all of it is seen where squares then have at least so many pixels, else a part
   * of it with squares that are easily read and touched.
   */
  measure(columns: number, rows: number, wide: number, high: number, { least, readable }: { least: number; readable: number }, focus: readonly [number, number]): void {
    if (wide === 0 || high === 0) return;
    const before = { x: this.x + this.wide / this.scale / 2, y: this.y + this.high / this.scale / 2 };
    const another = this.columns !== columns || this.rows !== rows;
    [this.columns, this.rows, this.wide, this.high] = [columns, rows, wide, high];
    if (this.asked && !another) return this.fit();
    // Until the player has moved the map, a window of another size is filled anew.
    if (this.moved && !another) {
      this.scale = this.within(this.scale);
      this.centre(before.x, before.y);
      return;
    }
    this.moved = this.asked = false;
    this.scale = this.whole >= least ? this.whole : this.within(readable);
    this.centre(focus[0], focus[1]);
  }

  /** The scale at which the whole map is seen. */
  get whole(): number {
    return Math.min((this.wide - LEFT - EDGE) / this.columns, (this.high - TOP - EDGE) / this.rows);
  }

  get isWhole(): boolean {
    return this.scale <= this.whole * 1.02;
  }

  /** Squares seen across and down. */
  get span(): readonly [number, number] {
    return [this.wide / this.scale, this.high / this.scale];
  }

  centre(x: number, y: number): void {
    const [across, down] = this.span;
    this.x = x - across / 2;
    this.y = y - down / 2;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.asked = false;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.hold();
  }

  /** Another scale; the point at these pixels stays where it is. */
  zoom(factor: number, px = this.wide / 2, py = this.high / 2): void {
    this.moved = true;
    this.asked = false;
    const scale = this.within(this.scale * factor);
    this.x += px / this.scale - px / scale;
    this.y += py / this.scale - py / scale;
    this.scale = scale;
    this.hold();
  }

  fit(): void {
    this.asked = true;
    this.scale = this.whole;
    this.centre(this.columns / 2, this.rows / 2);
  }

  /** Move as little as possible so that a square is seen with one more around it. */
  show(column: number, row: number): void {
    const [across, down] = this.span;
    if (column - 1 < this.x) this.x = column - 1;
    if (row - 1 < this.y) this.y = row - 1;
    if (column + 2 > this.x + across) this.x = column + 2 - across;
    if (row + 2 > this.y + down) this.y = row + 2 - down;
    this.hold();
  }

  private within(scale: number): number {
    return Math.max(this.whole, Math.min(LARGEST, scale));
  }

  private hold(): void {
    const [across, down] = this.span;
    this.x = held(this.x, across, this.columns, LEFT / this.scale, EDGE / this.scale);
    this.y = held(this.y, down, this.rows, TOP / this.scale, EDGE / this.scale);
  }
}

function held(corner: number, span: number, length: number, before: number, after: number): number {
  const spare = span - (before + length + after);
  if (spare >= -0.001) return -before - spare / 2;
  return Math.max(-before, Math.min(length + after - span, corner));
}
