// Size: six open shoes; each is mostly its tables.
import * as THREE from 'three';
import { at, type Curve, mix } from '../core/curve.ts';
import { drawing } from '../core/drawing.ts';
import { blend, CREAM, type Dye, INK, shade, TAN } from '../core/dye.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { type Last, makeLast, spring, type Toe } from '../core/last.ts';
import { loft } from '../core/loft.ts';
import { makeUpper } from '../core/upper.ts';
import { braid, buckle, sling } from '../parts/fastenings.ts';
import { along, type Foot, makeFoot, strap } from '../parts/foot.ts';
import { collar, lining, mesh } from '../parts/inside.ts';
import { stack } from '../parts/stack.ts';
import type { Model, Models } from './kinds.ts';

/** The bed a bare foot stands on: a rim all round, a hollow for the heel and the ball. */
function footbed(
  last: Last,
  top: Curve,
  options: { color: string; finish: FinishName; rim?: number; deep?: number },
) {
  const [rim, deep] = [options.rim ?? 0.12, options.deep ?? 0.14];
  const hollow = (x: number) =>
    Math.exp(-(((x - 8.3) / 1.2) ** 2)) + 0.6 * Math.exp(-(((x - 3.1) / 1.4) ** 2));
  const rimRing = (inset: number, y: number) =>
    last.stations.map((s) => new THREE.Vector3(s.x - s.nx * inset, top(s.t) + y, s.z - s.nz * inset));
  // Inside the rim the rings draw together to a line from heel to toe, so that none crosses another.
  const bedRing = (k: number) =>
    last.stations.map((s) => {
      const edge = { x: s.x - s.nx * 0.3, z: s.z - s.nz * 0.3 };
      const x = mix(Math.min(8.4, Math.max(1.7, edge.x)), edge.x, k);
      return new THREE.Vector3(x, top(x / 10) + 0.03 * k - deep * hollow(x) * (1 - k ** 3), edge.z * k);
    });
  const rings = [rimRing(-0.02, -0.1), rimRing(0, rim * 0.7), rimRing(0.06, rim), rimRing(0.16, rim * 0.86)];
  for (const k of [1, 0.94, 0.86, 0.76, 0.64, 0.52, 0.4, 0.28, 0.16, 0.06, 0]) rings.push(bedRing(k));
  return mesh(loft(rings), surface(options.finish, options.color, { both: true }));
}

type Base = { group: THREE.Group; last: Last; foot: Foot; bed: Curve };

function base(options: {
  under: Curve;
  layers: Parameters<typeof stack>[2];
  tread?: Parameters<typeof stack>[3];
  bed: { color: string; finish: FinishName; rim?: number; deep?: number };
  width?: number;
  high?: number;
  toe?: Toe;
}): Base {
  const last = makeLast({ toe: options.toe ?? 'sandal', width: options.width ?? 1.02 });
  const group = new THREE.Group();
  const sole = stack(last, options.under, options.layers, options.tread ?? {});
  group.add(sole.group, footbed(last, sole.feather, options.bed));
  return { group, last, bed: sole.feather, foot: makeFoot(last, sole.feather, { high: options.high ?? 1 }) };
}

/** Puts a buckle on a strap, a place over the foot. */
function fasten(
  group: THREE.Group,
  foot: Foot,
  s: { outer: number; top?: number; inner: number },
  over: number,
  lift: number,
  size: { long: number; wide: number; color: string; bar?: number },
) {
  const line = along(foot, s, lift, 0, 1, 60);
  const i = Math.round(over * 60);
  const way = at(line, i + 1)
    .point.clone()
    .sub(at(line, i - 1).point);
  group.add(buckle(at(line, i).point, at(line, i).out, way, size));
}

const webbing = (dye: Dye) => ({ color: dye.main, finish: 'cord' as const });

/** Straps that dry at once: three bands of webbing on a light foam sole. */
const badaroStrap: Model = (dye) => {
  const sole = dye.light ? '#c9bda6' : '#2b2c2f';
  const { group, foot } = base({
    under: spring(0.3, 0.08),
    layers: [
      { top: '0 0.22 | 1 0.22', color: shade(sole, -0.25), finish: 'rubber' },
      { top: '0 0.86 | 0.3 0.86 | 0.7 1.02 | 1 1.12', color: sole, finish: 'foam' },
    ],
    tread: { tread: 'lugs' },
    bed: { color: shade(sole, dye.light ? 0.12 : 0.1), finish: 'foam' },
  });
  const cloth = webbing(dye);
  const front = { outer: 2.35, top: 2.5, inner: 1.9 };
  const middle = { outer: 4.6, top: 4.15, inner: 4.0 };
  group.add(strap(foot, { ...front, width: 1.05, thick: 0.1, ...cloth }));
  group.add(strap(foot, { ...middle, width: 1.15, thick: 0.1, ...cloth }));
  group.add(
    strap(foot, {
      ...middle,
      top: 4.2,
      width: 1.0,
      thick: 0.1,
      lift: 0.12,
      from: 0.18,
      to: 0.6,
      ...cloth,
      color: shade(dye.main, dye.light ? -0.1 : 0.1),
    }),
  );
  group.add(
    sling({
      start: { x: 6.1, y: 1.1, z: 1.32 },
      side: { x: 6.9, y: 2.5, z: 1.3 },
      back: { x: 9.55, y: 3.0 },
      width: 0.8,
      ...cloth,
    }),
  );
  const ankle = { outer: 6.35, top: 6.15, inner: 6.35 };
  group.add(strap(foot, { ...ankle, width: 0.85, thick: 0.1, from: 0.2, to: 0.8, ...cloth }));
  group.add(
    strap(foot, {
      ...ankle,
      width: 0.8,
      thick: 0.1,
      lift: 0.12,
      from: 0.24,
      to: 0.62,
      ...cloth,
      color: shade(dye.main, dye.light ? -0.1 : 0.1),
    }),
  );
  fasten(group, foot, ankle, 0.6, 0.14, { long: 0.5, wide: 0.98, color: '#4a4b4e', bar: 0.1 });
  fasten(group, foot, middle, 0.6, 0.14, { long: 0.5, wide: 1.26, color: '#4a4b4e', bar: 0.1 });
  return group;
};

/** One wide band moulded in one with a soft sole. */
const maruSlide: Model = (dye) => {
  const { group, foot } = base({
    under: spring(0.34, 0.06),
    layers: [
      {
        top: '0 0.98 | 0.3 0.95 | 0.7 1.16 | 1 1.26',
        color: dye.main,
        finish: 'foam',
        profile: '0 -0.1 | 0.15 0.02 | 0.5 0.12 | 0.85 0.1 | 1 0',
      },
    ],
    tread: { tread: 'ripple', treadColor: shade(dye.main, -0.2) },
    bed: { color: shade(dye.main, dye.light ? -0.07 : 0.1), finish: 'foam', rim: 0.2, deep: 0.2 },
    high: 1.06,
  });
  const wide = (over: number) => 3.1 - 0.5 * Math.sin(over * Math.PI);
  group.add(
    strap(foot, {
      outer: 3.85,
      top: 3.65,
      inner: 3.5,
      width: wide,
      thick: 0.36,
      color: dye.main,
      finish: 'foam',
    }),
  );
  const groove = (place: number) =>
    group.add(
      strap(foot, {
        outer: place + 0.1,
        top: place - 0.05,
        inner: place - 0.2,
        width: 0.1,
        thick: 0.385,
        from: 0.1,
        to: 0.9,
        color: shade(dye.main, dye.light ? -0.16 : -0.4),
        finish: 'foam',
      }),
    );
  for (const place of [2.75, 4.6]) groove(place);
  return group;
};

/** A bed of cork that takes the shape of the foot, two leather straps with buckles. */
const jejuCork: Model = (dye) => {
  const { group, foot } = base({
    under: spring(0.2, 0.04),
    layers: [
      { top: '0 0.26 | 1 0.26', color: '#4b3a2c', finish: 'rubber', profile: '0 -0.02 | 0.5 0.02 | 1 0.02' },
      {
        top: '0 0.92 | 0.3 0.86 | 0.55 1.02 | 0.85 1.12 | 1 1.16',
        color: '#b98d5e',
        finish: 'cork',
        profile: '0 0.02 | 0.5 0.03 | 1 0',
      },
    ],
    tread: { tread: 'ripple', treadColor: '#4b3a2c' },
    bed: { color: '#b59a78', finish: 'suede', rim: 0.24, deep: 0.3 },
    width: 1.06,
    high: 1.02,
  });
  const straps = [
    { outer: 3.05, top: 2.75, inner: 2.5 },
    { outer: 5.25, top: 4.75, inner: 4.55 },
  ];
  for (const s of straps) {
    const wide = (over: number) => 1.5 + 0.35 * Math.abs(over - 0.5) * 2;
    group.add(strap(foot, { ...s, width: wide, thick: 0.17, color: dye.main, finish: 'grained' }));
    group.add(
      strap(foot, {
        ...s,
        width: 0.92,
        thick: 0.15,
        lift: 0.19,
        from: 0.16,
        to: 0.56,
        color: shade(dye.main, -0.08),
        finish: 'grained',
      }),
    );
    fasten(group, foot, s, 0.36, 0.33, { long: 0.78, wide: 1.2, color: '#b59a5c', bar: 0.12 });
    for (const over of [0.24, 0.29, 0.46]) {
      const [spot] = along(foot, s, 0.35, over, over + 0.01, 1);
      if (!spot) continue;
      const hole = mesh(new THREE.CylinderGeometry(0.05, 0.05, 0.02, 14), surface('rubber', '#1c1712'));
      hole.position.copy(spot.point);
      hole.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), spot.out);
      group.add(hole);
    }
  }
  return group;
};

/** Leather cords, each strap braided by hand, on a thin leather sole. */
const yeoreumBraid: Model = (dye) => {
  const gold = dye.code === 'GOLD';
  const leather = gold ? '#c69c4e' : dye.main;
  const { group, foot } = base({
    under: (t) => spring(0.16, 0)(t),
    layers: [
      { top: '0 0.14 | 1 0.14', color: '#2c211a', finish: 'rubber' },
      {
        top: '0 0.42 | 0.3 0.4 | 0.6 0.52 | 0.85 0.72 | 1 0.76',
        color: TAN,
        finish: 'polished',
        profile: '0 0 | 0.5 0.02 | 1 -0.01',
      },
    ],
    tread: { tread: 'leather', treadColor: '#6b4a30' },
    bed: { color: gold ? '#c9a877' : '#8a6a4c', finish: 'leather', rim: 0.03, deep: 0.05 },
    toe: 'almond',
    width: 1.1,
    high: 0.98,
  });
  const cords = [
    { outer: 2.2, top: 2.35, inner: 1.75 },
    { outer: 3.25, top: 2.95, inner: 2.6 },
    { outer: 5.0, top: 4.3, inner: 4.35 },
  ];
  for (const s of cords)
    group.add(
      braid(along(foot, s, 0.1, -0.02, 1.02, 80), { color: leather, width: 0.4, cord: 0.15, turns: 9 }),
    );
  const middle = Array.from({ length: 61 }, (_, j) => {
    const x = mix(2.3, 6.1, j / 60);
    const over = mix(0.54, 0.5, j / 60);
    return { point: foot.skin(x, over).addScaledVector(foot.out(x, over), 0.2), out: foot.out(x, over) };
  });
  group.add(braid(middle, { color: leather, width: 0.36, cord: 0.14, turns: 10 }));
  const ankle = { outer: 6.6, top: 6.1, inner: 6.6 };
  group.add(
    strap(foot, {
      ...ankle,
      width: 0.4,
      thick: 0.12,
      from: 0.2,
      to: 0.8,
      color: leather,
      finish: 'polished',
    }),
  );
  group.add(
    sling({
      start: { x: 6.5, y: 0.75, z: 1.2 },
      side: { x: 6.9, y: 2.1, z: 1.2 },
      back: { x: 9.5, y: 2.9 },
      width: 0.42,
      color: leather,
      finish: 'polished',
    }),
  );
  group.add(heelCup(leather));
  fasten(group, foot, ankle, 0.29, 0.15, { long: 0.5, wide: 0.62, color: '#c2a467', bar: 0.07 });
  return group;
};

/** The piece behind the heel that the ankle strap runs through. */
function heelCup(color: string): THREE.Mesh {
  const rings = Array.from({ length: 15 }, (_, j) => {
    const k = j / 14;
    const wide = mix(1.15, 0.42, k ** 0.8);
    return Array.from({ length: 33 }, (_, i) => {
      const angle = (i / 32 - 0.5) * 2 * wide;
      return new THREE.Vector3(
        8.55 + mix(1.36, 1.12, k) * Math.cos(angle),
        mix(0.6, 3.1, k),
        mix(1.26, 1.1, k) * Math.sin(angle),
      );
    });
  });
  return mesh(loft(rings, { closed: false, flip: true }), surface('leather', color, { both: true }));
}

/** A closed toe, an open heel and a strap that may be swung forward; a sole of cork on rubber. */
const gaeulClog: Model = (dye) => {
  const last = makeLast({ toe: 'sandal', width: 1.06 });
  const group = new THREE.Group();
  const under = spring(0.26, 0.05);
  const sole = stack(
    last,
    under,
    [
      { top: '0 0.3 | 1 0.3', color: '#3a2f27', finish: 'rubber' },
      {
        top: '0 0.96 | 0.3 0.9 | 0.6 1.08 | 1 1.22',
        color: '#b28a5f',
        finish: 'cork',
        profile: '0 0.03 | 0.5 0.05 | 1 0.02',
      },
    ],
    { tread: 'ripple', treadColor: '#3a2f27' },
  );
  group.add(
    sole.group,
    footbed(last, sole.feather, { color: '#a98d6c', finish: 'suede', rim: 0.2, deep: 0.24 }),
  );
  const upper = makeUpper({
    last,
    feather: (t) => sole.feather(t) + 0.1,
    x: '0 0.5 | 0.1 0.5 | 0.2 0.505 | 0.3 0.52 | 0.4 0.545 | 0.5 0.575 | 0.58 0.605 | 0.64 0.64 | 0.7 0.7 | 0.8 0.8 | 0.9 0.9 | 1 0.992',
    y: '0 3.5 | 0.1 3.48 | 0.2 3.4 | 0.3 3.2 | 0.4 2.85 | 0.5 2.35 | 0.58 1.85 | 0.64 1.5 | 0.7 1.34 | 0.8 1.34 | 0.9 1.36 | 1 1.4',
    z: '0 0 | 0.06 0.3 | 0.12 0.56 | 0.2 0.86 | 0.3 1.1 | 0.4 1.22 | 0.5 1.27 | 0.58 1.3 | 0.64 1.32 | 0.7 1.34 | 0.8 1.36 | 0.9 1.22 | 0.96 0.9 | 0.99 0.46 | 1 0',
    lean: '0 -3 | 0.1 -2.3 | 0.2 -1.5 | 0.36 -0.3 | 0.6 0 | 1 0',
    spread: '0 0 | 0.06 0.1 | 0.3 0.3 | 0.56 0.1 | 0.7 0 | 1 0',
    bulge: 0.08,
    tuck: 0.06,
  });
  const d = drawing(upper, { color: dye.main, finish: 'suede' });
  group.add(mesh(upper.geometry(), d.material()));
  group.add(lining(upper, { color: blend(CREAM, dye.main, 0.3), insole: '#a98d6c' }));
  group.add(collar(upper, { color: shade(dye.main, -0.12), finish: 'suede', roll: 0.07, edge: 0.09 }));
  const band = {
    start: { x: 5.5, y: 1.75, z: 1.42 },
    side: { x: 6.6, y: 2.35, z: 1.46 },
    back: { x: 9.9, y: 3.0 },
    width: 0.72,
    thick: 0.14,
  };
  group.add(sling({ ...band, color: shade(dye.main, -0.05), finish: 'suede' }));
  const way = new THREE.Vector3(1, 0.42, 0);
  group.add(
    buckle(new THREE.Vector3(5.9, 1.98, 1.56), new THREE.Vector3(0, 0.06, 1).normalize(), way, {
      long: 0.6,
      wide: 0.95,
      color: '#a99f8c',
      bar: 0.1,
    }),
  );
  return group;
};

/** Straps of webbing that hold on every side, a lugged sole and a bumper before the toes. */
const trekSandal: Model = (dye) => {
  const { group, foot, last } = base({
    under: spring(0.4, 0.14),
    layers: [
      { top: '0 0.4 | 1 0.4', color: INK, finish: 'rubber', profile: '0 -0.04 | 0.4 0.06 | 1 0.08' },
      {
        top: '0 1.06 | 0.3 1.0 | 0.7 1.24 | 1 1.36',
        color: blend(dye.main, '#4a4a48', 0.55),
        finish: 'foam',
        profile: '0 0.04 | 0.3 0.1 | 0.7 0.06 | 1 0',
      },
    ],
    tread: { tread: 'lugs', treadColor: INK },
    bed: { color: '#3b3c3e', finish: 'foam', rim: 0.16, deep: 0.2 },
  });
  group.add(bumper(last, '#2b2c2e'));
  const cloth = webbing(dye);
  const dark = { color: shade(dye.main, -0.3), finish: 'cord' as const };
  const cross = [
    { outer: 3.5, top: 2.7, inner: 1.9 },
    { outer: 2.2, top: 3.05, inner: 3.6 },
  ];
  for (const [n, s] of cross.entries())
    group.add(strap(foot, { ...s, width: 0.95, thick: 0.1, lift: 0.02 + n * 0.11, ...(n ? cloth : dark) }));
  const instep = { outer: 5.3, top: 4.85, inner: 4.9 };
  group.add(strap(foot, { ...instep, width: 1.05, thick: 0.1, ...cloth }));
  group.add(strap(foot, { ...instep, width: 0.95, thick: 0.1, lift: 0.13, from: 0.2, to: 0.62, ...dark }));
  const ankle = { outer: 6.5, top: 6.15, inner: 6.5 };
  group.add(strap(foot, { ...ankle, width: 0.92, thick: 0.12, from: 0.2, to: 0.8, ...cloth }));
  group.add(strap(foot, { ...ankle, width: 0.86, thick: 0.1, lift: 0.14, from: 0.25, to: 0.62, ...dark }));
  group.add(
    sling({
      start: { x: 6.3, y: 1.4, z: 1.34 },
      side: { x: 7.0, y: 2.7, z: 1.34 },
      back: { x: 9.65, y: 3.25 },
      width: 1.0,
      thick: 0.2,
      ...cloth,
    }),
  );
  group.add(
    sling({
      start: { x: 8.0, y: 1.5, z: 1.3 },
      back: { x: 9.78, y: 2.0 },
      width: 0.55,
      thick: 0.14,
      ...dark,
    }),
  );
  for (const s of [instep, ankle])
    fasten(group, foot, s, 0.62, 0.17, { long: 0.46, wide: 1.16, color: '#393a3c', bar: 0.11 });
  return group;
};

/** Rubber turned up before the toes. */
function bumper(last: Last, color: string): THREE.Mesh {
  const front = [
    ...last.stations.filter((s) => s.t < 0.17 && s.side < 0).sort((a, b) => b.t - a.t),
    ...last.stations.filter((s) => s.t < 0.17 && s.side >= 0).sort((a, b) => a.t - b.t),
  ];
  const rise = (t: number) => Math.sqrt(Math.max(0, 1 - t / 0.17));
  const rings = [0, 0.3, 0.6, 0.85, 1, 0.85, 0.5].map((k, j) =>
    front.map((s) => {
      const away = j < 5 ? 0.07 - 0.16 * k ** 2 : -0.24 + 0.02 * j;
      return new THREE.Vector3(
        s.x + s.nx * away,
        0.7 + 0.2 * (1 - s.t / 0.17) + k * 0.75 * rise(s.t),
        s.z + s.nz * away,
      );
    }),
  );
  return mesh(loft(rings, { closed: false }), surface('rubber', color, { both: true }));
}

export const sandals: Models = {
  'badaro-strap': badaroStrap,
  'maru-slide': maruSlide,
  'jeju-cork': jejuCork,
  'yeoreum-braid': yeoreumBraid,
  'gaeul-clog': gaeulClog,
  'trek-sandal': trekSandal,
};
