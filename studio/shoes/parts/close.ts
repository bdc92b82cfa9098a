import * as THREE from 'three';
import type { Drawing } from '../core/drawing.ts';
import type { FinishName } from '../core/finish.ts';
import type { Upper } from '../core/upper.ts';
import { collar, lining, mesh } from './inside.ts';
import { eyeletRows, type LaceShape, laces } from './laces.ts';
import { type TongueShape, tongue } from './tongue.ts';

export type Closing = {
  lining: { color: string; finish?: FinishName; insole?: string; wall?: number };
  collar?: Parameters<typeof collar>[1];
  tongue?: TongueShape;
  laces?: LaceShape & { count: number; from: number; to: number; inset?: number };
};

/** What makes an upper a shoe: its drawn skin, lining, collar, tongue and laces. */
export function closed(upper: Upper, drawn: Drawing, parts: Closing) {
  const group = new THREE.Group();
  group.add(mesh(upper.geometry(), drawn.material()));
  group.add(lining(upper, parts.lining));
  if (parts.collar) group.add(collar(upper, parts.collar));
  if (parts.tongue) group.add(tongue(upper, parts.tongue));
  if (parts.laces) group.add(laces(eyeletRows(upper, parts.laces), parts.laces));
  return group;
}

export function shoe(...parts: readonly THREE.Object3D[]) {
  const group = new THREE.Group();
  group.add(...parts);
  return group;
}
