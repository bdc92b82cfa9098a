import * as THREE from 'three';
import { dome, farAway } from './backdrop.ts';
import { floor } from './floor.ts';
import { cloud, mix, noise, random } from './noise.ts';
import type { Setting } from './setting.ts';
import { bake, type Surface } from './surface.ts';

const BLADES = 42000;
const DEEP = 62;
const COVERS = [30, 30] as const;

/** One blade, bent over, lit as if it looked up so that a lawn is bright all over. */
function blade(): THREE.BufferGeometry {
  const levels = [0, 0.4, 0.75, 1];
  const at: number[] = [];
  const up: number[] = [];
  const index: number[] = [];
  for (const [n, t] of levels.entries()) {
    const half = 0.065 * (1 - t ** 1.6);
    for (const side of [-1, 1]) {
      at.push(side * half, t * (1 - 0.16 * t), 0.55 * t * t);
      up.push(side * 0.3, 0.9, 0.3);
    }
    if (n > 0) index.push(2 * n - 2, 2 * n - 1, 2 * n, 2 * n - 1, 2 * n + 1, 2 * n);
  }
  const shape = new THREE.BufferGeometry();
  shape.setAttribute('position', new THREE.Float32BufferAttribute(at, 3));
  shape.setAttribute('normal', new THREE.Float32BufferAttribute(up, 3));
  shape.setIndex(index);
  return shape;
}

function soil(): Surface {
  const patch = cloud(6, 6, 5, 131);
  const grit = noise(600, 600, 133);
  return bake({
    size: 1024,
    covers: COVERS,
    depth: 0.1,
    point: (u, v) => {
      const shade = 0.6 + 0.5 * patch(u, v) + 0.4 * (grit(u, v) - 0.5);
      return { r: 84 * shade, g: 116 * shade, b: 44 * shade, height: grit(u, v), rough: 1 };
    },
  });
}

/** True where a shoe stands: no grass grows through it. */
function under(shoes: readonly THREE.Object3D[]): (x: number, z: number) => boolean {
  const frames = shoes.map((shoe) => shoe.matrixWorld.clone().invert());
  const point = new THREE.Vector3();
  return (x, z) =>
    frames.some((frame) => {
      point.set(x, 0, z).applyMatrix4(frame);
      return Math.abs(point.x) < 4.7 && Math.abs(point.z) < 1.35;
    });
}

let earth: Surface | undefined;

/** A lawn, the trees behind it out of focus. */
export const grass: Setting = {
  ambient: 0.55,
  brightness: 1.02,
  light: (grade) => ({
    sun: grade === 'warm' ? new THREE.Vector3(-6, 5, -2.4) : new THREE.Vector3(4, 8, 5),
    sunColour: grade === 'warm' ? '#ffeacd' : '#fbfcff',
    sunPower: grade === 'warm' ? 3.8 : 2.2,
    softness: 0.04,
    skyColour: '#e2edf6',
    skyPower: 1.7,
  }),
  build: (_mirror, grade) => {
    earth ??= soil();
    const stage = new THREE.Group();
    const ground = floor({ surface: earth, covers: COVERS, size: [300, 300] });
    const far = new THREE.Mesh(
      new THREE.PlaneGeometry(300, 100),
      new THREE.MeshBasicMaterial({ map: farAway(TREES, LEAVES, 27) }),
    );
    far.position.set(0, 40, -120);
    const lawn = new THREE.InstancedMesh(
      blade(),
      new THREE.MeshLambertMaterial({ side: THREE.DoubleSide }),
      BLADES,
    );
    lawn.frustumCulled = false;
    lawn.receiveShadow = true;
    stage.add(ground, lawn, far);
    const attend = (shoes: readonly THREE.Object3D[]) => grow(lawn, under(shoes), grade === 'warm');
    return {
      stage,
      attend,
      dome: dome(
        [
          [0, [214, 222, 196]],
          [0.3, [206, 220, 230]],
          [1, [138, 176, 216]],
        ],
        [70, 92, 48],
      ),
    };
  },
};

/** Sows the lawn: dense in front, sparse and broad far behind. */
function grow(lawn: THREE.InstancedMesh, taken: (x: number, z: number) => boolean, warm: boolean): void {
  const next = random(17);
  const tuft = cloud(9, 9, 3, 19);
  const blade = new THREE.Object3D();
  const colour = new THREE.Color();
  let n = 0;
  for (let tries = 0; n < BLADES && tries < BLADES * 3; tries += 1) {
    const z = 15 - next() ** 1.5 * (DEEP + 15);
    const x = (next() - 0.5) * (26 + (15 - z) * 0.85);
    if (taken(x, z)) continue;
    const far = (15 - z) / DEEP;
    const dense = tuft(x / 40 + 0.5, z / 60 + 0.5);
    blade.position.set(x, -0.05, z);
    blade.rotation.set((next() - 0.5) * 0.7, next() * 6.28, 0);
    const tall = mix(0.9, 2.1, next()) * mix(0.65, 1.25, dense);
    blade.scale.set(mix(1, 3, far) * (0.7 + 0.6 * next()), tall, tall);
    blade.updateMatrix();
    lawn.setMatrixAt(n, blade.matrix);
    const dry = next() > 0.94 ? 1 : 0;
    colour.setRGB(
      mix(0.1, 0.3, next()) + 0.28 * dry + (warm ? 0.05 : 0),
      mix(0.26, 0.48, dense * 0.6 + next() * 0.4) + 0.08 * dry,
      mix(0.04, 0.11, next()) + 0.06 * dry,
    );
    lawn.setColorAt(n, colour);
    n += 1;
  }
  lawn.count = n;
  lawn.instanceMatrix.needsUpdate = true;
  if (lawn.instanceColor) lawn.instanceColor.needsUpdate = true;
}

const TREES = [
  [66, 92, 46],
  [48, 72, 40],
  [98, 120, 62],
  [38, 56, 36],
  [126, 142, 84],
  [80, 104, 60],
] as const;
const LEAVES = [
  [250, 250, 190],
  [232, 246, 170],
  [255, 255, 226],
  [210, 230, 150],
  [255, 244, 190],
  [240, 250, 200],
] as const;
