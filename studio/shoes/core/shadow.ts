import * as THREE from 'three';
import { clamp, smooth } from './curve.ts';

/** Where the ground around a shoe is looked at. */
export const GRID = { x: 150, z: 110, wide: 17, deep: 12 };

/** Few directions leave steps in the shadow: each point takes the mean of those around it, three times. */
export function blurred(open: Float32Array) {
  let from = open;
  const wide = GRID.x + 1;
  for (let pass = 0; pass < 3; pass++) {
    const to = Float32Array.from(from);
    for (let j = 2; j < GRID.z - 1; j++)
      for (let i = 2; i < GRID.x - 1; i++) {
        let sum = 0;
        for (let dj = -2; dj <= 2; dj++)
          for (let di = -2; di <= 2; di++) sum += from[(j + dj) * wide + i + di] ?? 0;
        to[j * wide + i] = sum / 25;
      }
    from = to;
  }
  return from;
}

/** The name of the shadow's mesh: pictures with a ground of their own may take it away. */
export const SHADOW = 'shadow';

export function shadowOf(open: Float32Array) {
  const plane = new THREE.PlaneGeometry(GRID.wide, GRID.deep, GRID.x, GRID.z).rotateX(-Math.PI / 2);
  const colors = new Float32Array(open.length * 4);
  const position = plane.getAttribute('position');
  open.forEach((light, i) => {
    const fade =
      smooth(1, 0.72, Math.abs(position.getX(i)) / (GRID.wide / 2)) *
      smooth(1, 0.7, Math.abs(position.getZ(i)) / (GRID.deep / 2));
    const dark = clamp((1 - light) * 1.06 - 0.05);
    colors.set([0.05, 0.045, 0.04, (dark ** 1.5 * 0.72 + dark * 0.06) * fade], i * 4);
  });
  plane.setAttribute('color', new THREE.BufferAttribute(colors, 4));
  const material = new THREE.MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const mesh = new THREE.Mesh(plane, material);
  mesh.name = SHADOW;
  mesh.position.set(5, 0.004, 0);
  return mesh;
}
