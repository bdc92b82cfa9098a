import * as THREE from 'three';
import { at, type Curve, clamp, curve, mix, type Table } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { type Last, LENGTH } from '../core/last.ts';
import { loft } from '../core/loft.ts';
import { mesh } from './inside.ts';

/** Half a turn over a foot: 0 at its outer edge, 0.5 on top, 1 at its inner edge. */
type Over = number;

/** A foot that is not drawn: straps take their curve from it. */
export type Foot = {
  /** The skin at a place along the foot (in units from the toe) and over it. */
  skin: (x: number, over: Over) => THREE.Vector3;
  out: (x: number, over: Over) => THREE.Vector3;
  bed: Curve;
};

const INSTEP: Table =
  '0 0.5 | 0.1 0.86 | 0.2 1.15 | 0.3 1.42 | 0.42 1.82 | 0.52 2.22 | 0.62 2.72 | 0.72 3.2 | 1 3.5';

export function makeFoot(last: Last, bed: Curve, options: { inset?: number; high?: number } = {}): Foot {
  const inset = options.inset ?? 0.12;
  const high = curve(INSTEP);
  const edge = (side: 1 | -1) => {
    const points = last.stations.filter((s) => s.side === side || s.side === 0).sort((a, b) => a.x - b.x);
    return (x: number) => {
      const next = Math.max(
        1,
        points.findIndex((s) => s.x >= x),
      );
      const [a, b] = [at(points, next - 1), at(points, next)];
      return Math.max(0.05, Math.abs(mix(a.z, b.z, clamp((x - a.x) / (b.x - a.x || 1)))) - inset);
    };
  };
  const [outer, inner] = [edge(1), edge(-1)];
  const skin = (x: number, over: Over) => {
    const angle = over * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const wide = c > 0 ? outer(x) : inner(x);
    // Squarer than an ellipse at the edges, and higher on the side of the big toe.
    const y =
      bed(x / LENGTH) + high(x / LENGTH) * (options.high ?? 1) * Math.max(0, s) ** 0.82 * (1 - 0.1 * c);
    return new THREE.Vector3(x, y, Math.sign(c) * Math.abs(c) ** 0.86 * wide);
  };
  const out = (x: number, over: Over) => {
    const e = 0.02;
    const along = skin(x + e, over).sub(skin(x - e, over));
    const across = skin(x, Math.min(1, over + e)).sub(skin(x, Math.max(0, over - e)));
    return along.cross(across).normalize();
  };
  return { skin, out, bed };
}

export type Strap = {
  /** Where the middle of the strap leaves the sole on the outer side, crosses the top, and reaches the inner side. */
  outer: number;
  top?: number;
  inner: number;
  width: number | ((over: Over) => number);
  thick?: number;
  color: string;
  finish?: FinishName;
  /** How far over the skin it lies: straps that cross lie one on the other. */
  lift?: number;
  from?: Over;
  to?: Over;
  material?: THREE.Material;
};

const ALONG = 64;
const EDGE = 5;

/** Points of a flat band's outline with rounded edges: way across (-1 to 1) and way out (0 to 1). */
const PROFILE: readonly (readonly [number, number])[] = [
  ...Array.from({ length: 13 }, (_, i) => [-0.94 + (1.88 * i) / 12, 1] as const),
  ...Array.from(
    { length: EDGE },
    (_, i) => [0.94 + 0.06 * Math.sin(((i + 1) / (EDGE + 1)) * Math.PI), 1 - (i + 1) / (EDGE + 1)] as const,
  ),
  ...Array.from({ length: 7 }, (_, i) => [0.94 - (1.88 * i) / 6, 0] as const),
  ...Array.from(
    { length: EDGE },
    (_, i) => [-0.94 - 0.06 * Math.sin(((i + 1) / (EDGE + 1)) * Math.PI), (i + 1) / (EDGE + 1)] as const,
  ),
];

/** Place of a strap's middle at a point over the foot. */
const middleOf = ({ outer, top, inner }: Strap, over: Over) => {
  const straight = mix(outer, inner, over);
  return straight + ((top ?? (outer + inner) / 2) - (outer + inner) / 2) * Math.sin(over * Math.PI);
};

/** A band over the foot, from one edge of the sole to the other. */
export function strap(foot: Foot, s: Strap): THREE.Mesh {
  const [from, to, thick] = [s.from ?? -0.02, s.to ?? 1.02, s.thick ?? 0.14];
  const rings = Array.from({ length: ALONG + 1 }, (_, j) => {
    const over = mix(from, to, j / ALONG);
    const width = typeof s.width === 'function' ? s.width(over) : s.width;
    const x = middleOf(s, over);
    return PROFILE.map(([across, away]) => {
      const place = x + (across * width) / 2;
      const soft = away > 0.5 ? 1 - 0.22 * Math.abs(across) ** 6 : 1;
      return pinned(foot, place, over).addScaledVector(
        foot.out(place, clamp(over, 0.01, 0.99)),
        (s.lift ?? 0.02) + away * thick * soft,
      );
    });
  });
  const uv = (i: number, j: number): [number, number] => [j / ALONG, (i / PROFILE.length) * 0.5];
  return mesh(loft(rings, { uv }), s.material ?? surface(s.finish ?? 'leather', s.color, { both: true }));
}

/** The skin, and below its edges a way straight down into the sole. */
function pinned(foot: Foot, x: number, over: Over): THREE.Vector3 {
  const point = foot.skin(x, clamp(over));
  if (over < 0) point.y += over * 8;
  if (over > 1) point.y -= (over - 1) * 8;
  return point;
}

/** Points along the middle of a strap. */
export function along(
  foot: Foot,
  s: Pick<Strap, 'outer' | 'top' | 'inner'>,
  lift: number,
  from = 0,
  to = 1,
  count = 60,
) {
  return Array.from({ length: count + 1 }, (_, j) => {
    const over = mix(from, to, j / count);
    const x = middleOf({ ...s, width: 0, color: '' }, over);
    const out = foot.out(x, clamp(over, 0.01, 0.99));
    return { point: pinned(foot, x, over).addScaledVector(out, lift), out };
  });
}
