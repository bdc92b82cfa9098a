import { seeded } from './curve.ts';
import { DEEP, type Sheet, UNIT, WIDE } from './plan.ts';

/** What the underside looks like, by what is walked on. */
export type Tread =
  | 'herringbone'
  | 'waves'
  | 'hexagons'
  | 'waffle'
  | 'lugs'
  | 'pads'
  | 'leather'
  | 'crepe'
  | 'ripple'
  | 'studs'
  | 'plain';

/** Lines across the foot, one path and one stroke: a stroke of its own for each costs as much as all of them. */
function lines(x: Sheet, step: number, width: number, way: (at: number) => Path2D) {
  const all = new Path2D();
  for (let place = -step * 20; place < WIDE + step * 20; place += step) all.addPath(way(place));
  x.lineWidth = width;
  x.stroke(all);
}

const zigzag = (place: number, tooth: number, deep: number) => {
  const path = new Path2D();
  for (let y = -tooth; y <= DEEP + tooth; y += tooth) path.lineTo(place + ((y / tooth) % 2 ? deep : 0), y);
  return path;
};

const wave = (place: number, long: number, deep: number) => {
  const path = new Path2D();
  for (let y = -long; y <= DEEP + long; y += 8) path.lineTo(place + Math.sin((y / long) * Math.PI) * deep, y);
  return path;
};

/** Blocks of so many corners in rows that are set off by half a step. */
function blocks(x: Sheet, step: number, size: number, corners: number, turned = 0, staggered = true) {
  const all = new Path2D();
  const row = staggered ? step * 0.87 : step;
  for (let j = 0; j * row < DEEP + step; j++)
    for (let i = 0; i * step < WIDE + step; i++) {
      const cx = i * step + (staggered && j % 2 ? step / 2 : 0);
      for (let k = 0; k < corners; k++) {
        const angle = turned + (k / corners) * Math.PI * 2;
        const [px, py] = [cx + Math.cos(angle) * size, j * row + Math.sin(angle) * size];
        if (k) all.lineTo(px, py);
        else all.moveTo(px, py);
      }
      all.closePath();
    }
  x.fill(all);
}

/** Rings under the ball that a player turns on; the pattern around them leaves their room free. */
function aroundPivot(x: Sheet, pattern: () => void) {
  const [cx, cy] = [3.1 * UNIT, DEEP / 2 + 0.1 * UNIT];
  x.save();
  const free = new Path2D();
  free.rect(0, 0, WIDE, DEEP);
  free.arc(cx, cy, UNIT, 0, 7);
  x.clip(free, 'evenodd');
  pattern();
  x.restore();
  for (const radius of [0.2, 0.42, 0.64, 0.86]) {
    x.lineWidth = 0.12 * UNIT;
    x.beginPath();
    x.arc(cx, cy, radius * UNIT, 0, 7);
    x.stroke();
  }
}

/** Chevrons that point to the toe under the ball and brake under the heel. */
function chevrons(x: Sheet) {
  x.lineJoin = 'miter';
  const all = new Path2D();
  for (let place = 0.5; place < 10.4; place += 0.72) {
    const ahead = place < 6 ? -1 : 1;
    for (const side of [-1, 1]) {
      all.moveTo((place + ahead * 0.42) * UNIT, DEEP / 2 + side * 0.1 * UNIT);
      all.lineTo(place * UNIT, DEEP / 2 + side * 0.86 * UNIT);
      all.moveTo((place + 0.3) * UNIT, DEEP / 2 + side * 1.06 * UNIT);
      all.lineTo((place + 0.18) * UNIT, DEEP / 2 + side * 1.7 * UNIT);
    }
  }
  x.lineWidth = 0.36 * UNIT;
  x.stroke(all);
}

/** The wrinkles of crepe rubber: short strokes every way, the same in every run. */
function wrinkles(x: Sheet) {
  const random = seeded(29);
  const all = new Path2D();
  for (let i = 0; i < 900; i++) {
    const [px, py, angle] = [random() * WIDE, random() * DEEP, random() * Math.PI];
    all.moveTo(px, py);
    all.lineTo(px + Math.cos(angle) * 26, py + Math.sin(angle) * 26);
  }
  x.globalAlpha = 0.55;
  x.lineWidth = 5;
  x.stroke(all);
}

export const PATTERNS: Record<Tread, (x: Sheet) => void> = {
  plain: () => undefined,
  leather: () => undefined,
  herringbone: (x) => {
    aroundPivot(x, () => lines(x, 40, 25, (place) => zigzag(place, 44, 30)));
  },
  waves: (x) => lines(x, 38, 23, (place) => wave(place, 64, 14)),
  ripple: (x) => lines(x, 56, 14, (place) => wave(place, 170, 20)),
  hexagons: (x) => blocks(x, 62, 29, 6, Math.PI / 6),
  waffle: (x) => blocks(x, 62, 33, 4, Math.PI / 4, false),
  pads: (x) => blocks(x, 112, 56, 6, Math.PI / 6),
  lugs: chevrons,
  studs: (x) => blocks(x, 72, 25, 14),
  crepe: wrinkles,
};
