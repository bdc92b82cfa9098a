import * as THREE from 'three';
import { at, type Curve, clamp, curve, mix, type Table } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { type Last, LENGTH } from '../core/last.ts';
import { loft, sweep } from '../core/loft.ts';
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

/** Cords wound round each other along a line. */
export function braid(
  line: readonly { point: THREE.Vector3; out: THREE.Vector3 }[],
  options: { color: string; finish?: FinishName; width: number; cord: number; turns: number },
): THREE.Group {
  const group = new THREE.Group();
  const material = surface(options.finish ?? 'polished', options.color);
  for (let n = 0; n < 3; n += 1) {
    const phase = (n / 3) * Math.PI * 2;
    const steps = Math.round(options.turns * 16);
    const points = Array.from({ length: steps + 1 }, (_, j) => {
      const k = (j / steps) * (line.length - 1);
      const i = Math.min(line.length - 2, Math.floor(k));
      const [a, b] = [at(line, i), at(line, i + 1)];
      const point = a.point.clone().lerp(b.point, k - i);
      const out = a.out
        .clone()
        .lerp(b.out, k - i)
        .normalize();
      const across = b.point.clone().sub(a.point).normalize().cross(out);
      const angle = (j / steps) * options.turns * Math.PI * 2 + phase;
      return point
        .addScaledVector(across, (Math.sin(angle) * options.width) / 2)
        .addScaledVector(out, options.cord * 0.5 * Math.sin(2 * angle));
    });
    group.add(
      mesh(
        sweep(points, {
          width: options.cord * 1.25,
          thick: options.cord,
          steps: steps * 2,
          around: 9,
          up: upOf(line),
        }),
        material,
      ),
    );
  }
  return group;
}

const upOf = (line: readonly { out: THREE.Vector3 }[]) => (k: number) =>
  at(line, Math.round(clamp(k) * (line.length - 1))).out;

/** A strap round the heel or ankle: from the outer edge back round to the inner one. */
export function sling(options: {
  /** Where it starts on each side, how high and how wide apart there, and the same at the back. */
  start: { x: number; y: number; z: number };
  side?: { x: number; y: number; z: number };
  back: { x: number; y: number };
  width: number;
  thick?: number;
  color: string;
  finish?: FinishName;
}): THREE.Mesh {
  const { start, side, back } = options;
  const half = [
    new THREE.Vector3(start.x, start.y, start.z),
    ...(side ? [new THREE.Vector3(side.x, side.y, side.z)] : []),
    new THREE.Vector3(
      mix(side?.x ?? start.x, back.x, 0.82),
      mix(side?.y ?? start.y, back.y, 0.8),
      (side?.z ?? start.z) * 0.72,
    ),
  ];
  const mirrored = half.map((p) => new THREE.Vector3(p.x, p.y, -p.z * 0.94)).reverse();
  const points = [...half, new THREE.Vector3(back.x, back.y, 0), ...mirrored];
  const line = new THREE.CatmullRomCurve3(points, false, 'centripetal');
  const up = (k: number) => {
    const p = line.getPointAt(k);
    const middle = new THREE.Vector3(mix(start.x, back.x, 0.45), p.y, 0);
    return p.sub(middle).normalize();
  };
  const geometry = sweep(points, {
    width: options.width,
    thick: options.thick ?? 0.13,
    steps: 110,
    around: 16,
    up,
  });
  return mesh(geometry, surface(options.finish ?? 'leather', options.color));
}

/** A frame of metal with a pin, lying on a strap: `way` runs along the strap. */
export function buckle(
  point: THREE.Vector3,
  out: THREE.Vector3,
  way: THREE.Vector3,
  options: { long: number; wide: number; color: string; bar?: number },
): THREE.Group {
  const metal = surface('metal', options.color);
  const bar = options.bar ?? 0.075;
  const ahead = way.clone().addScaledVector(out, -way.dot(out)).normalize();
  const across = ahead.clone().cross(out);
  const put = (a: number, b: number, c: number) =>
    point.clone().addScaledVector(ahead, a).addScaledVector(across, b).addScaledVector(out, c);
  const [l, w] = [options.long / 2, options.wide / 2];
  const frame = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2;
    const round = (x: number) => Math.sign(x) * Math.abs(x) ** 0.45;
    return put(
      l * round(Math.cos(angle)),
      w * round(Math.sin(angle)),
      0.07 - 0.05 * round(Math.sin(angle)) ** 2,
    );
  });
  const group = new THREE.Group();
  group.add(mesh(sweep(frame, { closed: true, width: bar, steps: 120, around: 10, up: () => out }), metal));
  const pin = [put(-l * 0.9, 0, 0.05), put(0, 0, 0.13), put(l * 1.08, 0, 0.09)];
  group.add(mesh(sweep(pin, { width: bar * 0.7, steps: 16, around: 8, up: () => out }), metal));
  return group;
}
