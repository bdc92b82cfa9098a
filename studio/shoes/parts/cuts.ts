import type * as THREE from 'three';
import { curve, type Table } from '../core/curve.ts';

type Cut = (p: THREE.Vector3) => number;

/** Above or below a line of heights along x, as seen from the side. */
export const over = (table: Table): Cut => {
  const line = curve(table);
  return (p) => p.y - line(p.x);
};
export const under = (table: Table): Cut => {
  const line = curve(table);
  return (p) => line(p.x) - p.y;
};

/** Before or behind a line of places along the height; `bow` bends it over the top of the foot. */
export const ahead = (table: Table, bow = 0.12): Cut => {
  const line = curve(table);
  return (p) => line(p.y) + bow * p.z * p.z - p.x;
};
export const behind = (table: Table): Cut => {
  const line = curve(table);
  return (p) => p.x - line(p.y);
};
