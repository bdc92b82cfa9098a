import * as THREE from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type Curve, clamp } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import type { Last, Station } from '../core/last.ts';

export type LugShape = {
  color: string;
  finish?: FinishName;
  /** How far they stand out below the sole. */
  deep: number;
  long: number;
  gap: number;
  /** How far in from the edge they reach. */
  wide?: number;
  round?: boolean;
  /** How far they stand out beside the sole. */
  out?: number;
};

/** Blocks under the edge of the sole and, smaller, under its middle; `under` is the sole's underside. */
export function lugs(last: Last, under: Curve, shape: LugShape) {
  const blocks: THREE.BufferGeometry[] = [];
  const wide = shape.wide ?? 0.7;
  const put = (x: number, z: number, turn: number, long: number, broad: number) => {
    const block = shape.round
      ? new THREE.CylinderGeometry(long * 0.5, long * 0.36, shape.deep + 0.1, 14)
      : taperedBox(long, shape.deep + 0.1, broad);
    block.rotateY(turn);
    block.translate(x, under(clamp(x / 10)) - shape.deep / 2 + 0.05, z);
    blocks.push(block.toNonIndexed());
  };
  let way = 0;
  let next = 0;
  last.stations.forEach((s: Station, i) => {
    const before = last.stations[i - 1];
    if (before) way += Math.hypot(s.x - before.x, s.z - before.z);
    if (way < next) return;
    next = way + shape.long + shape.gap;
    const inset = wide / 2 - (shape.out ?? 0);
    put(s.x - s.nx * inset, s.z - s.nz * inset, Math.atan2(s.nx, s.nz), shape.long, wide);
  });
  for (let x = 1.6; x < 9; x += shape.long + shape.gap * 1.3)
    for (const z of [-0.42, 0.42]) put(x + z * 0.4, z, 0.4, shape.long * 0.8, 0.5);
  const geometry = mergeGeometries(blocks);
  geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, surface(shape.finish ?? 'rubber', shape.color));
}

function taperedBox(long: number, high: number, broad: number) {
  const box = new THREE.BoxGeometry(long, high, broad);
  const place = box.getAttribute('position');
  for (let i = 0; i < place.count; i++)
    if (place.getY(i) < 0) place.setXYZ(i, place.getX(i) * 0.82, place.getY(i), place.getZ(i) * 0.94);
  return box;
}
