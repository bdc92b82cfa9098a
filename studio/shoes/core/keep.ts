import type * as THREE from 'three';
import { type Baked, meshesOf } from './bake.ts';

/** What a baked light belongs to: the same model, not touched since. */
export function stamp(group: THREE.Group) {
  let sum = 0;
  let count = 0;
  for (const { geometry, position } of meshesOf(group)) {
    const points = geometry.getAttribute('position').array;
    count += points.length;
    for (let i = 0; i < points.length; i += 7) sum += (points[i] ?? 0) * ((i % 13) + 1) + position.y;
  }
  return `${count}:${sum.toFixed(2)}`;
}

/** Light as text, a byte for each point: baking costs more than ten pictures, so it is kept between runs. */
export function toText({ shades, ground }: Baked) {
  let text = '';
  for (const list of [...shades, ground])
    for (const value of list) text += String.fromCharCode(Math.round(value * 255));
  return btoa(text);
}

export function fromText(group: THREE.Group, text: string): Baked {
  const bytes = atob(text);
  let next = 0;
  const take = (count: number) => Float32Array.from({ length: count }, () => bytes.charCodeAt(next++) / 255);
  const shades = meshesOf(group).map((mesh) => take(mesh.geometry.getAttribute('position').count));
  return { shades, ground: take(bytes.length - next) };
}
