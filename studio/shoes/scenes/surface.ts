import * as THREE from 'three';
import { clamp } from './noise.ts';

/** Colour (0 to 255, sRGB), height (any unit) and roughness (0 to 1) of one point. */
export type Point = { r: number; g: number; b: number; height: number; rough: number };

/** `specularMap` holds how rough each point is: only mirrors read it. */
export type Surface = { map: THREE.Texture; normalMap: THREE.Texture; specularMap: THREE.Texture };

type Bake = {
  size: number;
  /** Units of the scene that one tile covers, across and down. */
  covers: readonly [number, number];
  /** How deep a height of 1 is, in units of the scene. */
  depth: number;
  point: (u: number, v: number) => Point;
};

/** Paints a surface once into colour, normal and roughness textures that repeat. */
export function bake({ size, covers, depth, point }: Bake): Surface {
  const colour = new Uint8Array(size * size * 4);
  const rough = new Uint8Array(size * size * 4);
  const height = new Float32Array(size * size);
  for (let j = 0, k = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1, k += 1) {
      const p = point((i + 0.5) / size, (j + 0.5) / size);
      colour.set([clamp(p.r, 0, 255), clamp(p.g, 0, 255), clamp(p.b, 0, 255), 255], k * 4);
      rough.fill(clamp(p.rough) * 255, k * 4, k * 4 + 4);
      height[k] = p.height;
    }
  }
  return {
    map: texture(colour, size, covers, true),
    normalMap: texture(normals(height, size, covers, depth), size, covers, false),
    specularMap: texture(rough, size, covers, false),
  };
}

function normals(
  height: Float32Array,
  size: number,
  covers: readonly [number, number],
  depth: number,
): Uint8Array {
  const out = new Uint8Array(size * size * 4);
  const at = (i: number, j: number): number => height[((j + size) % size) * size + ((i + size) % size)] ?? 0;
  for (let j = 0, k = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1, k += 4) {
      const dx = ((at(i - 1, j) - at(i + 1, j)) * depth * size) / (2 * covers[0]);
      const dy = ((at(i, j - 1) - at(i, j + 1)) * depth * size) / (2 * covers[1]);
      const length = Math.hypot(dx, dy, 1);
      out.set([127.5 + (127.5 * dx) / length, 127.5 + (127.5 * dy) / length, 127.5 + 127.5 / length, 255], k);
    }
  }
  return out;
}

function texture(
  data: Uint8Array,
  size: number,
  covers: readonly [number, number],
  colour: boolean,
): THREE.Texture {
  const made = new THREE.DataTexture(data, size, size);
  made.colorSpace = colour ? THREE.SRGBColorSpace : THREE.NoColorSpace;
  made.wrapS = THREE.RepeatWrapping;
  made.wrapT = THREE.RepeatWrapping;
  made.magFilter = THREE.LinearFilter;
  made.minFilter = THREE.LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  // Little of it: what is far away blurs by itself, as behind a lens.
  made.anisotropy = 3;
  made.userData = { covers };
  made.needsUpdate = true;
  return made;
}

/** A flat piece of a baked surface, laid out in units of the scene so that pieces join. */
export function sheet(width: number, length: number, covers: readonly [number, number]): THREE.PlaneGeometry {
  const plane = new THREE.PlaneGeometry(width, length);
  const uv = plane.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1)
    uv.setXY(i, (uv.getX(i) * width) / covers[0], (uv.getY(i) * length) / covers[1]);
  return plane;
}
