import * as THREE from 'three';
import type { Curve } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import type { Last } from '../core/last.ts';
import { heelBlock, plate } from '../core/sole.ts';
import { topLift } from '../core/tread.ts';

type HeelShape = { from: number; taper: number; low?: number; color: string; finish?: FinishName };

/** A heel block under a raised sole, and under it the rubber that is walked on, with its nails. */
export function heelOf(last: Last, top: Curve, shape: HeelShape): THREE.Mesh[] {
  const low = shape.low ?? 0;
  const block = heelBlock(last, top, shape);
  const lift = plate(last, () => low - 0.006, { down: true, inset: shape.taper, from: shape.from });
  return [
    new THREE.Mesh(block, surface(shape.finish ?? 'rubber', shape.color)),
    new THREE.Mesh(lift, topLift(shape.color, last)),
  ];
}
