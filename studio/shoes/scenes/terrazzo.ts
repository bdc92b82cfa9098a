import * as THREE from 'three';
import { dome, type Rgb } from './backdrop.ts';
import { CONCRETE_COVERS, concrete } from './concrete.ts';
import { floor, leaves, wall } from './floor.ts';
import { cells, cloud, noise, random, step } from './noise.ts';
import type { Setting } from './setting.ts';
import { bake, type Surface } from './surface.ts';

const COVERS = [34, 34] as const;
const CHIPS: readonly Rgb[] = [
  [196, 178, 154],
  [120, 112, 106],
  [226, 220, 210],
  [168, 122, 98],
  [150, 156, 152],
  [84, 82, 82],
  [206, 190, 172],
];

/** Chips of marble in pale cement, ground flat and polished. */
function chips(): Surface {
  const large = cells(30, 30, 61);
  const small = cells(80, 80, 63);
  const crumbs = cells(170, 170, 69);
  const vein = cloud(60, 60, 3, 65);
  const dust = noise(500, 500, 67);
  return bake({
    size: 1536,
    covers: COVERS,
    depth: 0.01,
    point: (u, v) => {
      const wob = (vein(u, v) - 0.5) * 0.012;
      const a = large(u + wob, v - wob);
      const b = small(u, v);
      const c = crumbs(u, v);
      const bed = 226 + 10 * (dust(u, v) - 0.5);
      let colour: Rgb = [bed, bed - 4, bed - 11];
      const pick = (id: number): Rgb => CHIPS[Math.floor(id * 997) % CHIPS.length] ?? [128, 128, 128];
      const lay = (chip: Rgb, there: number) => {
        const shade = 0.93 + 0.14 * vein(u, v);
        colour = [0, 1, 2].map(
          (k) => (colour[k] ?? 0) * (1 - there) + (chip[k] ?? 0) * shade * there,
        ) as unknown as Rgb;
      };
      if (c.id > 0.5) lay(pick(c.id), step(0.1, 0.26, c.next - c.near) * 0.8);
      if (b.id > 0.45) lay(pick(b.id), step(0.14, 0.2, b.next - b.near));
      if (a.id > 0.5) lay(pick(a.id), step(0.16 + 0.2 * a.id, 0.19 + 0.2 * a.id, a.next - a.near));
      return { r: colour[0], g: colour[1], b: colour[2], height: dust(u, v), rough: 0.22 };
    },
  });
}

const SUN = new THREE.Vector3(-7, 6, 5.5);
let polished: Surface | undefined;
const walls: Partial<Record<'warm' | 'cold', Surface>> = {};

/** A bright hall: polished terrazzo before a plastered wall, leaves between it and the sun. */
export const terrazzo: Setting = {
  ambient: 0.5,
  brightness: 0.94,
  light: (grade) => ({
    sun: SUN,
    sunColour: grade === 'warm' ? '#ffeddb' : '#f3f6ff',
    sunPower: grade === 'warm' ? 3 : 1.7,
    softness: grade === 'warm' ? 0.045 : 0.16,
    skyColour: '#eef1f5',
    skyPower: grade === 'warm' ? 1.4 : 1.9,
  }),
  build: (mirror, grade) => {
    polished ??= chips();
    const tone = grade === 'warm' ? ([222, 196, 172] as const) : ([188, 198, 202] as const);
    walls[grade] ??= concrete(tone);
    const stage = new THREE.Group();
    const ground = floor({
      surface: polished,
      covers: COVERS,
      size: [204, 102],
      turn: 0,
      mirror: { of: mirror, strength: 0.9, shake: 0.03 },
    });
    const back = wall(walls[grade], CONCRETE_COVERS, [240, 90], -24);
    stage.add(ground, back);
    stage.add(leaves(SUN, 44, 52, grade === 'warm' ? 70 : 34, random(14)));
    return {
      stage,
      ground,
      dome: dome(
        [
          [0, [214, 206, 198]],
          [0.4, [236, 236, 234]],
          [1, [252, 252, 252]],
        ],
        [204, 200, 192],
      ),
    };
  },
};
