import * as THREE from 'three';
import { curve } from '../core/curve.ts';
import { drawing } from '../core/drawing.ts';
import { blend, CHALK, CREAM, GUM, shade, tame } from '../core/dye.ts';
import { surface } from '../core/finish.ts';
import { makeLast, spring } from '../core/last.ts';
import { band, plate } from '../core/sole.ts';
import { makeUpper } from '../core/upper.ts';
import { collar, lining, mesh } from '../parts/inside.ts';
import { eyeletRows, laces } from '../parts/laces.ts';
import { tongue } from '../parts/tongue.ts';
import type { Model, Models } from './kinds.ts';

const doraiCourt: Model = (dye) => {
  const g = new THREE.Group();
  const last = makeLast();
  const under = spring(0.34, 0.08);
  const top = curve('0 0.86 | 0.1 0.8 | 0.3 0.78 | 0.6 0.92 | 0.85 1.06 | 1 1.1');
  const low = curve('0 0.2 | 1 0.2');
  const line = (t: number) => under(t) + low(t);
  const wall = (t: number) => under(t) * 0.7 + top(t);
  g.add(
    mesh(
      plate(last, (t) => under(t) + 0.01, { down: true, inset: 0.1 }),
      surface('rubber', GUM),
    ),
  );
  g.add(mesh(band(last, under, line, '0 -0.08 | 0.5 0.04 | 1 0.05', 6), surface('rubber', GUM)));
  g.add(
    mesh(
      band(last, line, wall, '0 0.03 | 0.1 0.06 | 0.5 0.08 | 0.92 0.03 | 1 -0.02', 18),
      surface('rubber', CHALK),
    ),
  );
  const upper = makeUpper({
    last,
    feather: wall,
    x: '0 0.34 | 0.1 0.352 | 0.2 0.385 | 0.35 0.452 | 0.5 0.54 | 0.6 0.61 | 0.68 0.665 | 0.76 0.745 | 0.86 0.85 | 0.94 0.93 | 1 0.97',
    y: '0 2.2 | 0.1 2.28 | 0.2 2.5 | 0.35 2.98 | 0.5 3.6 | 0.6 4.02 | 0.66 4.0 | 0.74 3.62 | 0.82 3.42 | 0.9 3.6 | 0.96 3.98 | 1 4.1',
    z: '0 0 | 0.05 0.18 | 0.12 0.32 | 0.2 0.4 | 0.35 0.46 | 0.5 0.54 | 0.6 0.66 | 0.68 0.9 | 0.76 1.02 | 0.86 0.98 | 0.94 0.7 | 0.985 0.3 | 1 0',
  });
  const white = dye.code === 'WHITE';
  const base = white ? CHALK : CHALK;
  const accent = white ? tame('#31463c') : dye.main;
  const d = drawing(upper, { color: base, finish: 'leather' });
  const thread = shade(base, -0.08);
  d.panel({ below: (p) => 1.75 + 0.35 * (p.y - 1) - p.x + 0.1 * p.z * p.z, color: base, rows: 2, thread });
  d.panel({
    shape: '1.6 0 | 1.9 1.5 | 3.0 1.62 | 4.6 1.5 | 5.6 1.2 | 6 0.4 | 4 -0.5',
    color: base,
    rows: 1,
    thread,
  });
  d.panel({
    shape: '3.0 2.7 | 3.2 2.16 | 3.8 2.1 | 4.7 2.62 | 5.6 3.2 | 6.2 3.5 | 6.6 4.3 | 5 5 | 3.4 3.2',
    color: base,
    rows: 2,
    rim: true,
    thread,
  });
  d.panel({ below: (p) => p.x - 8.2 - 0.25 * (p.y - 1) ** 1.2, color: base, rows: 2, thread });
  d.panel({ above: (p) => (p.x > 8.9 ? p.y - 3.0 : -1), color: accent, rows: 1, thread: accent });
  g.add(mesh(upper.geometry(), d.material()));
  g.add(lining(upper, { color: blend(CREAM, CHALK, 0.5) }));
  g.add(collar(upper, { color: base, finish: 'leather', roll: 0.24 }));
  g.add(tongue(upper, { color: base, finish: 'leather' }));
  const rows = eyeletRows(upper, { count: 6, from: 3.75, to: 5.95 });
  g.add(laces(rows, { color: CHALK, eyelet: null }));
  return g;
};

export const sneakers: Models = { 'dorai-court': doraiCourt };
