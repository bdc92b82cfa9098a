import * as THREE from 'three';
import { dome, farAway, type Rgb } from './backdrop.ts';
import type { Grade } from './film.ts';
import { cells, clamp, cloud, mix, noise, step } from './noise.ts';
import type { Setting } from './setting.ts';
import { bake, type Surface, sheet } from './surface.ts';

const COVERS = [30, 30] as const;

/** Stones in tar, worn flat on top; puddles dry out around the edges. */
function asphalt(): Surface {
  const stones = cells(150, 150, 3);
  const sand = cells(260, 260, 5);
  const grit = noise(900, 900, 8);
  const stain = cloud(5, 5, 4, 21);
  const wet = cloud(3, 3, 5, 40);
  return bake({
    size: 1536,
    covers: COVERS,
    depth: 0.07,
    point: (u, v) => {
      const stone = stones(u, v);
      const fine = sand(u, v);
      const inStone = step(0.1, 0.22, stone.next - stone.near) * (stone.id > 0.3 ? 1 : 0);
      const inSand = step(0.08, 0.3, fine.next - fine.near);
      const wetness = step(0.56, 0.62, wet(u, v));
      const tar = 44 + 26 * inSand * fine.id + 16 * (grit(u, v) - 0.5);
      const face = mix(62, 158, (stone.id * 7.3) % 1) + 26 * (grit(u, v) - 0.5);
      const grey = mix(tar, face, inStone * 0.8) * mix(0.86, 1.12, stain(u, v)) * mix(1, 0.5, wetness);
      const warm = ((stone.id * 31.7) % 1) * inStone * 10;
      const dry = 0.5 * inStone * clamp(1.6 - stone.near * 1.6) + 0.25 * inSand;
      return {
        r: grey + warm + 1,
        g: grey + warm * 0.6,
        b: grey + 1,
        height: mix(dry, 0.32 + dry * 0.12, wetness),
        rough: mix(mix(0.92, 0.72, inStone), 0.1, wetness),
      };
    },
  });
}

/** A painted line, worn through where wheels went. */
function line(width: number, length: number, colour: Rgb): THREE.Mesh {
  const size = 512;
  const wear = cloud(6, 60, 5, 71);
  const grain = noise(90, 900, 9);
  const data = new Uint8Array(size * size * 4);
  for (let j = 0, k = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1, k += 4) {
      const u = i / size;
      const edge = Math.min(u, 1 - u) * 14;
      const there =
        step(0.36, 0.46, wear(u, j / size) * 0.7 + grain(u, j / size) * 0.3) *
        step(0.1, 0.7, edge + 0.6 * grain(u, j / size));
      data.set([...colour, 235 * there], k);
    }
  }
  const map = new THREE.DataTexture(data, size, size);
  map.colorSpace = THREE.SRGBColorSpace;
  map.generateMipmaps = true;
  map.minFilter = THREE.LinearMipmapLinearFilter;
  map.magFilter = THREE.LinearFilter;
  map.anisotropy = 8;
  map.needsUpdate = true;
  const paint = new THREE.Mesh(
    new THREE.PlaneGeometry(width, length),
    new THREE.MeshLambertMaterial({ map, transparent: true, depthWrite: false }),
  );
  paint.rotation.x = -Math.PI / 2;
  paint.receiveShadow = true;
  return paint;
}

let kept: Surface | undefined;

export const street: Setting = {
  ambient: 0.5,
  brightness: 1,
  light: (grade) => ({
    sun: grade === 'warm' ? new THREE.Vector3(-5, 4.2, -3.5) : new THREE.Vector3(-4, 9, 4),
    sunColour: grade === 'warm' ? '#ffe8d3' : '#f2f5ff',
    sunPower: grade === 'warm' ? 3.4 : 1.2,
    softness: grade === 'warm' ? 0.05 : 0.4,
    skyColour: '#dfe9f7',
    skyPower: grade === 'warm' ? 1.5 : 2.2,
  }),
  build: (mirror, grade) => {
    kept ??= asphalt();
    const stage = new THREE.Group();
    const material = new THREE.MeshLambertMaterial({ ...kept });
    mirror.polish(material, 1, 0.02);
    const ground = new THREE.Mesh(sheet(360, 360, COVERS), material);
    ground.rotation.x = -Math.PI / 2;
    ground.rotation.z = 0.3;
    ground.receiveShadow = true;
    const paint = line(4.2, 260, grade === 'warm' ? [222, 216, 200] : [226, 186, 70]);
    paint.position.set(-3, 0.012, -60);
    paint.rotation.z = 0.95;
    stage.add(ground, paint, houses(grade));
    return { stage, ground, dome: CLEAR() };
  },
};

function houses(grade: Grade): THREE.Mesh {
  const far = new THREE.Mesh(
    new THREE.PlaneGeometry(380, 120),
    new THREE.MeshBasicMaterial({ map: farAway(BANDS[grade], LIGHTS[grade], 12) }),
  );
  far.position.set(0, 56, -170);
  return far;
}

const CLEAR = () =>
  dome(
    [
      [0, [206, 208, 208]],
      [0.3, [186, 200, 216]],
      [1, [120, 152, 196]],
    ],
    [70, 70, 72],
  );
const BANDS: Record<'warm' | 'cold', readonly Rgb[]> = {
  warm: [
    [150, 122, 98],
    [98, 84, 76],
    [186, 160, 130],
    [74, 70, 70],
    [120, 110, 100],
  ],
  cold: [
    [120, 128, 138],
    [84, 92, 104],
    [150, 156, 162],
    [64, 70, 80],
    [104, 112, 118],
  ],
};
const LIGHTS: Record<'warm' | 'cold', readonly Rgb[]> = {
  warm: [
    [255, 220, 160],
    [255, 190, 110],
    [255, 236, 200],
    [255, 200, 140],
    [240, 120, 80],
  ],
  cold: [
    [240, 246, 255],
    [255, 214, 150],
    [220, 60, 50],
    [210, 226, 255],
  ],
};
