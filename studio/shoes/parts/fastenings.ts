import * as THREE from 'three';
import { at, clamp, mix } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { sweep } from '../core/loft.ts';
import { mesh } from './inside.ts';

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
