import type * as THREE from 'three';

/** Set on the meshes whose light is spread over their points: inside a shoe few directions of light come in, and leave blots. */
export const EVEN = 'even';

const ROUNDS = 60;

/** Light of the points of a mesh, each the mean of itself and the points it shares a face with, many times over. */
export function spread(geometry: THREE.BufferGeometry, light: Float32Array): Float32Array {
  const index = geometry.getIndex();
  if (!index) return light;
  const corners = index.array;
  let from = light;
  for (let round = 0; round < ROUNDS; round++) {
    const sum = Float32Array.from(from);
    const count = new Float32Array(from.length).fill(1);
    for (let i = 0; i < corners.length; i += 3)
      for (let a = 0; a < 3; a++) {
        const [one, other] = [corners[i + a] ?? 0, corners[i + ((a + 1) % 3)] ?? 0];
        sum[one] = (sum[one] ?? 0) + (from[other] ?? 0);
        count[one] = (count[one] ?? 1) + 1;
      }
    from = sum.map((value, i) => value / (count[i] ?? 1));
  }
  return from;
}
