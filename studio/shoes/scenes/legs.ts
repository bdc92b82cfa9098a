import * as THREE from 'three';
import { cloud, mix, noise } from './noise.ts';
import { bake, type Surface } from './surface.ts';

export type Cloth = 'denim' | 'wool' | 'chino' | 'black';
export type Worn = { cloth: Cloth; sock: THREE.ColorRepresentation };

const COVERS = [6, 6] as const;
const TONES: Record<Cloth, readonly [number, number, number]> = {
  denim: [98, 106, 120],
  wool: [124, 122, 120],
  chino: [188, 170, 142],
  black: [58, 58, 62],
};

/** Diagonal weave with worn and dyed-through places. */
function twill(tone: readonly [number, number, number], worn: number): Surface {
  const yarn = noise(200, 200, 203);
  const fade = cloud(3, 3, 4, 207);
  return bake({
    size: 512,
    covers: COVERS,
    depth: 0.02,
    point: (u, v) => {
      const rib = 0.5 + 0.5 * Math.sin((u * 46 + v * 46) * Math.PI * 2);
      const shade = 0.86 + 0.16 * rib + 0.2 * (yarn(u, v) - 0.5) + worn * (fade(u, v) - 0.5);
      return { r: tone[0] * shade, g: tone[1] * shade, b: tone[2] * shade, height: rib, rough: 0.95 };
    },
  });
}

function ribbed(): Surface {
  const yarn = noise(128, 256, 211);
  return bake({
    size: 256,
    covers: [1.6, 1.6],
    depth: 0.05,
    point: (u, v) => {
      const rib = (0.5 + 0.5 * Math.cos(u * Math.PI * 2 * 7)) ** 0.7;
      const shade = 200 + 50 * rib + 20 * (yarn(u, v) - 0.5);
      return { r: shade, g: shade, b: shade, height: rib + 0.2 * yarn(u, v), rough: 0.95 };
    },
  });
}

const AROUND = 72;

/** A tube around an upright line: `at` gives the point of one angle and height. */
function tube(
  rows: number,
  at: (turn: number, t: number) => readonly [number, number, number],
  wraps: number,
  tall: number,
): THREE.BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= AROUND; i += 1) {
      position.push(...at((i / AROUND) * Math.PI * 2, j / rows));
      uv.push((i / AROUND) * wraps, (j / rows) * tall);
      const q = j * (AROUND + 1) + i;
      if (j < rows && i < AROUND) index.push(q, q + AROUND + 1, q + 1, q + 1, q + AROUND + 1, q + AROUND + 2);
    }
  }
  const shape = new THREE.BufferGeometry();
  shape.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  shape.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  shape.setIndex(index);
  shape.computeVertexNormals();
  return shape;
}

const TALL = 34;

/** Height of the knee above the hem, in units of 29 mm. */
const KNEE = 11.5;

/**
 * How far forward a leg is at a height above the hem: the shin leans over the foot, the thigh goes back from the knee.
 * `bend` is 0 for a leg that stands straight and 1 for one that is about to leave the ground.
 */
export const forwardAt = (over: number, bend: number): number => {
  const [shin, thigh] = [0.06 + 0.2 * bend, 0.1 + 0.5 * bend];
  // The corner of the knee is rounded over about two units.
  const above = over - KNEE;
  return shin * over - ((shin + thigh) * (above + Math.sqrt(above * above + 3))) / 2;
};

/** The back of a leg: the calf stands out, the hollow of the knee is drawn in; in units at a height above the hem. */
const calfAt = (over: number): number =>
  0.5 * Math.exp(-(((over - 5.6) / 3.2) ** 2)) - 0.3 * Math.exp(-(((over - KNEE) / 1.8) ** 2));

/** Cloth that hangs from the knee, follows its bend, breaks in folds above the hem and turns inwards at its edge. */
function trouser(hem: number, at: number, seed: number, bend: number): THREE.BufferGeometry {
  const folds = cloud(3, 5, 3, seed);
  return tube(
    110,
    (turn, t) => {
      // The first rows are the inside of the hem.
      const inside = Math.max(0, 1 - t / 0.04);
      const up = Math.max(0, t - 0.04) / 0.96;
      const over = up ** 1.35 * TALL;
      const around = turn / (Math.PI * 2);
      const breaks = Math.exp(-(((over - 3.2) / 3.4) ** 2));
      const crease =
        Math.sin(over * 1.9 + 1.6 * Math.cos(turn + seed) + seed) *
        0.05 *
        breaks *
        (0.6 - 0.4 * Math.cos(turn));
      const long = (folds(around, 0.25 + up * 0.6) - 0.5) * mix(0.12, 0.24, Math.min(1, over / 9));
      // Behind a bent knee the cloth is gathered in folds across.
      const gather =
        bend * 0.07 * Math.sin(over * 3.1 + seed) * Math.exp(-(((over - KNEE + 0.6) / 2) ** 2)) * (1 + Math.cos(turn));
      const wide = 1 + crease + long + gather - inside * 0.05;
      const rx = mix(2.05, 2.85, Math.min(1, over / 14)) * wide;
      const rz = mix(1.7, 2.5, Math.min(1, over / 14)) * wide;
      const back = Math.max(0, Math.cos(turn)) * calfAt(over);
      return [
        at + 0.15 + rx * Math.cos(turn) + back - forwardAt(over, bend) + forwardAt(0, bend),
        hem + over + inside * 0.7 + 0.16 * Math.cos(turn) * Math.exp(-over / 2),
        rz * Math.sin(turn),
      ];
    },
    2.6,
    TALL / COVERS[1],
  );
}

function sock(from: number, to: number, at: number): THREE.BufferGeometry {
  return tube(
    30,
    (turn, t) => {
      const y = mix(from, to, t);
      const calf = Math.max(0, t - 0.3);
      const pinch = 1 + 0.012 * Math.sin(y * 5);
      return [
        at + (1.42 + 0.35 * calf) * pinch * Math.cos(turn) - 0.12 * t,
        y,
        (1.04 + 0.4 * calf) * pinch * Math.sin(turn),
      ];
    },
    5,
    (to - from) / 1.6,
  );
}

const cloths = new Map<Cloth, Surface>();
let knit: Surface | undefined;

/**
 * A leg for a shoe whose opening is `top` above the ground: a sock, and over it a trouser up to the thigh, bent at the
 * knee by `bend` (0 to 1).
 */
export function leg(top: number, { cloth, sock: colour }: Worn, seed: number, bend: number): THREE.Group {
  const surface = cloths.get(cloth) ?? twill(TONES[cloth], cloth === 'denim' ? 0.5 : 0.12);
  cloths.set(cloth, surface);
  knit ??= ribbed();
  const hem = top + 0.35;
  const at = 7.75;
  const group = new THREE.Group();
  const put = (shape: THREE.BufferGeometry, material: THREE.Material) => {
    const piece = new THREE.Mesh(shape, material);
    piece.castShadow = true;
    piece.receiveShadow = true;
    group.add(piece);
  };
  put(trouser(hem, at, seed, bend), new THREE.MeshLambertMaterial({ ...surface, side: THREE.DoubleSide }));
  put(sock(1.6, hem + 3, at), new THREE.MeshLambertMaterial({ ...knit, color: colour }));
  return group;
}
