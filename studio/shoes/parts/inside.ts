import * as THREE from 'three';
import { meshesOf } from '../core/bake.ts';
import { at, mix, smooth } from '../core/curve.ts';
import { EVEN } from '../core/even.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { type Insole, insoleSurface } from '../core/insole.ts';
import { loft, sweep } from '../core/loft.ts';
import { plate } from '../core/sole.ts';
import { ROWS, type Upper } from '../core/upper.ts';

export const mesh = (geometry: THREE.BufferGeometry, material: THREE.Material) =>
  new THREE.Mesh(geometry, material);

const insoleOf = (lining: FinishName): Insole =>
  lining === 'leather' ? 'leather' : lining === 'fur' ? 'pile' : 'cloth';

/** The lining follows the upper a wall's thickness inside it, down to the insole. */
export function lining(
  upper: Upper,
  options: { color: string; finish?: FinishName; insole?: string; wall?: number },
) {
  const wall = options.wall ?? 0.13;
  // A shaft bends inwards at the instep: long steps would cut through the leather there.
  const rows = upper.shape.shaft
    ? [ROWS, ...Array.from({ length: 19 }, (_, i) => ROWS - 1 - i * 3)]
    : [ROWS, ROWS - 1, ROWS - 4, ROWS - 10, ROWS - 20, ROWS - 32, ROWS - 46, 4];
  const rings = rows.map((j, step) =>
    at(upper.rows, j).map((p) => {
      const deep = step === 0 ? 0.25 : 1;
      const reach = Math.hypot(p.x - 6.4, p.z * 2.4) || 1;
      return new THREE.Vector3(
        p.x - (wall * deep * (p.x - 6.4)) / reach,
        p.y - 0.14 * (step / (rows.length - 1)),
        p.z * (1 - (wall * deep * 2.4) / reach),
      );
    }),
  );
  const group = new THREE.Group();
  group.add(mesh(loft(rings), surface(options.finish ?? 'lining', options.color, { both: true })));
  const floor = (t: number) => upper.shape.feather(t) + 0.14;
  const kind = insoleOf(options.finish ?? 'lining');
  const bed = mesh(
    plate(upper.shape.last, floor, { inset: 0.16 }),
    insoleSurface(kind, options.insole ?? options.color, upper.shape.last),
  );
  group.add(bed);
  for (const part of meshesOf(group)) part.userData[EVEN] = true;
  return group;
}

/** The roll round the opening: thick at the collar, a mere edge along the throat. */
export function collar(
  upper: Upper,
  options: { color: string; finish?: FinishName; roll?: number; edge?: number; from?: number; to?: number },
) {
  const { stations } = upper.shape.last;
  const points = upper.top.filter((_, i) => i % 3 === 0);
  const [edge, roll] = [options.edge ?? 0.05, options.roll ?? 0.2];
  const [from, to] = [options.from ?? 0.52, options.to ?? 0.68];
  const line = new THREE.CatmullRomCurve3([...points], true, 'centripetal');
  const size = (k: number) => {
    const point = line.getPointAt(k % 1);
    let [best, t] = [1e9, 0];
    upper.top.forEach((p, i) => {
      const d = p.distanceToSquared(point);
      if (d < best) [best, t] = [d, at(stations, i).t];
    });
    return mix(edge, roll, smooth(from, to, t));
  };
  const sizes = Array.from({ length: 301 }, (_, i) => size(i / 300));
  const width = (k: number) => at(sizes, Math.round(k * 300));
  const geometry = sweep(points, { closed: true, steps: 300, around: 14, width });
  return mesh(geometry, surface(options.finish ?? 'lining', options.color));
}
