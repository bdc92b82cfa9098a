import * as THREE from 'three';
import { curve } from '../core/curve.ts';
import { drawing } from '../core/drawing.ts';
import { blend, CREAM, shade, TAN } from '../core/dye.ts';
import { surface } from '../core/finish.ts';
import { makeLast, spring } from '../core/last.ts';
import { loft, sweep } from '../core/loft.ts';
import { band, plate } from '../core/sole.ts';
import { treadSurface } from '../core/tread.ts';
import { makeUpper } from '../core/upper.ts';
import { collar, lining, mesh } from '../parts/inside.ts';
import { slimHeel } from '../parts/slim-heel.ts';
import type { Model, Models } from './kinds.ts';

/** Pointed pumps on a heel of five centimetres. */
const dalbitPumps: Model = (dye) => {
  const g = new THREE.Group();
  const last = makeLast({ toe: 'pointed', width: 0.98 });
  const under = curve(
    '0 0.2 | 0.06 0.1 | 0.16 0.02 | 0.3 0 | 0.4 0.12 | 0.5 0.46 | 0.6 0.92 | 0.7 1.34 | 0.8 1.6 | 0.9 1.72 | 1 1.78',
  );
  const top = (t: number) => under(t) + 0.16;
  g.add(
    mesh(plate(last, (t) => under(t) - 0.02, { down: true, inset: 0.03 }), treadSurface('leather', '#8a6a4c', last)),
  );
  g.add(
    mesh(band(last, under, top, '0 -0.06 | 0.5 0 | 1 -0.02', 6), surface('polished', shade(dye.main, -0.35))),
  );
  g.add(slimHeel(dye.main, 1.75, '#1d1b1a'));
  const upper = makeUpper({
    last,
    feather: top,
    x: '0 0.29 | 0.05 0.292 | 0.1 0.298 | 0.18 0.32 | 0.26 0.36 | 0.36 0.44 | 0.5 0.57 | 0.62 0.66 | 0.74 0.75 | 0.86 0.86 | 0.94 0.935 | 1 0.985',
    y: '0 1.22 | 0.05 1.22 | 0.1 1.22 | 0.18 1.22 | 0.26 1.28 | 0.36 1.5 | 0.5 1.98 | 0.62 2.46 | 0.74 2.96 | 0.86 3.5 | 0.94 3.86 | 1 4.0',
    z: '0 0 | 0.03 0.36 | 0.06 0.62 | 0.1 0.86 | 0.18 1.1 | 0.26 1.2 | 0.36 1.16 | 0.5 0.98 | 0.62 0.92 | 0.74 0.98 | 0.86 0.94 | 0.94 0.7 | 0.985 0.32 | 1 0',
    lean: '0 -1.3 | 0.05 -1.1 | 0.1 -0.8 | 0.2 -0.32 | 0.36 -0.06 | 1 0.08',
    drop: '0 0.06 | 0.1 0.1 | 0.2 0.2 | 0.36 0.3 | 1 0.3',
    spread: '0 0 | 0.06 0.1 | 0.2 0.2 | 0.4 0.16 | 0.7 0.1 | 1 0',
    rise: '0 0.82 | 0.08 0.74 | 0.2 0.56 | 0.36 0.42 | 1 0.42',
    bulge: 0.08,
    tuck: 0.08,
  });
  const d = drawing(upper, { color: dye.main, finish: 'polished' });
  g.add(mesh(upper.geometry(), d.material()));
  g.add(lining(upper, { color: blend(CREAM, TAN, 0.35), insole: blend(CREAM, TAN, 0.3), finish: 'leather', wall: 0.26 }));
  g.add(collar(upper, { color: shade(dye.main, -0.06), finish: 'polished', roll: 0.06, edge: 0.055 }));
  return g;
};

/** Loops, a knot and two ends: a bow of cord, flat on the toe. */
function bow(color: string, x: number, y: number): THREE.Group {
  const group = new THREE.Group();
  const cord = surface('leather', color);
  const tilt = new THREE.Vector3(-0.42, 1, 0).normalize();
  const point = (a: number, b: number, c: number) => new THREE.Vector3(x + a, y + c + a * 0.36, b);
  for (const side of [-1, 1]) {
    const loop = [
      point(0, 0, 0.1),
      point(-0.16, side * 0.3, 0.2),
      point(-0.12, side * 0.62, 0.2),
      point(0.12, side * 0.66, 0.14),
      point(0.14, side * 0.32, 0.12),
      point(0, 0, 0.1),
    ];
    group.add(mesh(sweep(loop, { width: 0.13, thick: 0.06, steps: 60, around: 10, up: () => tilt }), cord));
    const end = [point(0, 0, 0.1), point(-0.24, side * 0.14, 0.14), point(-0.55, side * 0.3, 0.08)];
    group.add(mesh(sweep(end, { width: 0.12, thick: 0.05, steps: 30, around: 10, up: () => tilt }), cord));
  }
  const knot = mesh(new THREE.SphereGeometry(0.13, 20, 14), cord);
  knot.scale.set(1, 0.8, 1.1);
  knot.position.copy(point(0, 0, 0.12));
  group.add(knot);
  return group;
}

/** Ballet flats: a thin sole, a gathered edge, a small bow. */
const nabiFlat: Model = (dye) => {
  const g = new THREE.Group();
  const last = makeLast({ toe: 'round', width: 0.94 });
  const under = spring(0.16, 0.02);
  const top = (t: number) => under(t) + 0.2 + 0.16 * Math.max(0, (t - 0.7) / 0.3);
  g.add(mesh(plate(last, (t) => under(t) - 0.02, { down: true, inset: 0.05 }), treadSurface('leather', '#7d5b44', last)));
  g.add(mesh(band(last, under, top, '0 -0.08 | 0.5 0.01 | 1 -0.01', 8), surface('polished', '#2f2622')));
  const upper = makeUpper({
    last,
    feather: top,
    x: '0 0.27 | 0.05 0.272 | 0.1 0.28 | 0.18 0.305 | 0.26 0.35 | 0.36 0.44 | 0.5 0.57 | 0.62 0.67 | 0.74 0.76 | 0.86 0.865 | 0.94 0.935 | 1 0.98',
    y: '0 1.26 | 0.05 1.26 | 0.1 1.25 | 0.18 1.2 | 0.26 1.18 | 0.36 1.22 | 0.5 1.36 | 0.62 1.52 | 0.74 1.74 | 0.86 2.02 | 0.94 2.26 | 1 2.36',
    z: '0 0 | 0.03 0.42 | 0.06 0.74 | 0.1 1.0 | 0.18 1.26 | 0.26 1.36 | 0.36 1.3 | 0.5 1.12 | 0.62 1.06 | 0.74 1.12 | 0.86 1.04 | 0.94 0.76 | 0.985 0.34 | 1 0',
    lean: '0 -1.3 | 0.05 -1.1 | 0.1 -0.8 | 0.2 -0.32 | 0.36 -0.06 | 1 0.06',
    drop: '0 0.06 | 0.1 0.1 | 0.2 0.2 | 0.36 0.3 | 1 0.3',
    spread: '0 0 | 0.06 0.1 | 0.2 0.18 | 0.4 0.14 | 0.7 0.12 | 1 0',
    bulge: 0.07,
    tuck: 0.08,
  });
  const d = drawing(upper, { color: dye.main, finish: 'leather' });
  d.panel({
    above: (p) => (p.x > 7.4 ? p.y - 0.2 - (9.6 - p.x) * 1.0 : -1),
    color: dye.main,
    rows: 1,
    thread: shade(dye.main, -0.14),
  });
  g.add(mesh(upper.geometry(), d.material()));
  g.add(lining(upper, { color: blend(CREAM, dye.light ? dye.main : TAN, 0.25), insole: CREAM, finish: 'leather', wall: 0.26 }));
  g.add(collar(upper, { color: shade(dye.main, -0.1), finish: 'cord', roll: 0.13, edge: 0.12 }));
  g.add(bow(shade(dye.main, -0.06), 2.62, 1.24));
  return g;
};

export const ladies: Models = { 'dalbit-pumps': dalbitPumps, 'nabi-flat': nabiFlat };
