import * as THREE from 'three';
import { dome } from './backdrop.ts';
import { CONCRETE_COVERS, concrete } from './concrete.ts';
import { floor, wall, windowBars } from './floor.ts';
import { cloud, mix, noise, random, step } from './noise.ts';
import type { Setting } from './setting.ts';
import { bake, type Surface } from './surface.ts';

const ROWS = 6;
const COVERS = [44, 26] as const;

type Wood = {
  light: readonly [number, number, number];
  dark: readonly [number, number, number];
  gap: number;
  rough: number;
  grey: number;
  rings: number;
};

/** Boards side by side, each cut from another part of the tree. */
export function boards({ light, dark, gap, rough, grey, rings }: Wood): Surface {
  const next = random(77);
  const rows = Array.from({ length: ROWS }, () => ({
    start: next(),
    tone: next(),
    rings: 5 + next() * 9,
    bend: next(),
    seed: next(),
  }));
  const warp = cloud(3, 8, 3, 51);
  const fibre = cloud(24, 700, 3, 53);
  const pores = noise(90, 1900, 55);
  const wear = cloud(5, 4, 5, 57);
  return bake({
    size: 1536,
    covers: COVERS,
    depth: 0.05,
    point: (u, v) => {
      const row = rows[Math.floor(v * ROWS) % ROWS] ?? { start: 0, tone: 0.5, rings: 8, bend: 0.5, seed: 0 };
      const across = v * ROWS - Math.floor(v * ROWS);
      const along = (u + row.start) % 1;
      const shifted = (u + row.seed) % 1;
      // Rings cut lengthwise: ellipses drawn out along the board.
      const centre =
        Math.hypot((along - row.bend) * 1.3, (across - 0.5) * 0.55) + 0.1 * (warp(shifted, v) - 0.5);
      const ring = (0.5 + 0.5 * Math.sin(centre * row.rings * 24)) ** 3;
      const thread = fibre(shifted, v);
      const pore = step(0.7, 0.86, pores(shifted, v)) * (0.3 + 0.7 * ring);
      const side = Math.min(across, 1 - across) * (COVERS[1] / ROWS);
      const end = Math.min(along, 1 - along) * COVERS[0];
      const seam = 1 - step(gap * 0.5, gap, Math.min(side, end));
      const t = rings * ring + 0.62 * thread + 0.34 * (row.tone - 0.5) + 0.16 * (wear(u, v) - 0.5);
      const shade = (1 - 0.16 * pore) * (1 - 0.78 * seam);
      const colour = (k: 0 | 1 | 2) => mix(light[k], dark[k], t) * shade;
      const mean = (colour(0) + colour(1) + colour(2)) / 3;
      return {
        r: mix(colour(0), mean, grey),
        g: mix(colour(1), mean, grey),
        b: mix(colour(2), mean, grey),
        height: 0.3 * thread - 0.6 * pore - 5 * seam + 0.25 * (row.tone - 0.5),
        rough: rough + 0.22 * pore + 0.1 * (wear(u, v) - 0.5) + 0.4 * seam,
      };
    },
  });
}

const WINDOW = new THREE.Vector3(-6.5, 5.6, 3.4);
let planks: Surface | undefined;
let plaster: Surface | undefined;

/** Oak boards in a quiet room, light through a window. */
export const oak: Setting = {
  ambient: 0.5,
  brightness: 1,
  light: (grade) => ({
    sun: WINDOW,
    sunColour: grade === 'warm' ? '#ffead6' : '#eef3ff',
    sunPower: grade === 'warm' ? 3.6 : 2.6,
    softness: grade === 'warm' ? 0.035 : 0.09,
    skyColour: grade === 'warm' ? '#f3ece4' : '#e6edf6',
    skyPower: grade === 'warm' ? 1.25 : 1.7,
  }),
  build: (mirror, grade) => {
    planks ??= boards({
      light: [206, 178, 142],
      dark: [150, 116, 82],
      gap: 0.07,
      rough: 0.42,
      grey: 0,
      rings: 0.16,
    });
    plaster ??= concrete([226, 222, 214]);
    const stage = new THREE.Group();
    const ground = floor({
      surface: planks,
      covers: COVERS,
      size: [220, 208],
      turn: grade === 'warm' ? 0.42 : 1.2,
      mirror: { of: mirror, strength: 1.2, shake: 0.03 },
      colour: grade === 'warm' ? '#ffffff' : '#e9e4e0',
    });
    const back = wall(plaster, CONCRETE_COVERS, [240, 80], -34);
    const skirting = new THREE.Mesh(
      new THREE.BoxGeometry(240, 3.4, 0.7),
      new THREE.MeshLambertMaterial({ color: '#e8e5df' }),
    );
    skirting.position.set(0, 1.7, -33.6);
    skirting.receiveShadow = true;
    stage.add(ground, back, skirting, windowBars(WINDOW, 46, 34, 44));
    return {
      stage,
      ground,
      dome: dome(
        [
          [0, [206, 200, 192]],
          [0.4, [232, 230, 226]],
          [1, [250, 250, 248]],
        ],
        [150, 120, 88],
      ),
    };
  },
};
