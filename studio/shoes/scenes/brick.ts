import * as THREE from 'three';
import { dome } from './backdrop.ts';
import { CONCRETE_COVERS, concrete } from './concrete.ts';
import { floor, wall } from './floor.ts';
import { cloud, mix, noise, random, step } from './noise.ts';
import type { Setting } from './setting.ts';
import { bake, type Surface } from './surface.ts';

const ACROSS = 4;
const COURSES = 12;
const COVERS = [28.8, 28.8] as const;
const JOINT = 0.17;

/** Bricks in running bond, edges chipped, no two of one fire. */
function bricks(): Surface {
  const next = random(91);
  const fired = Array.from({ length: ACROSS * COURSES }, () => [next(), next(), next()] as const);
  const rough = cloud(40, 40, 5, 93);
  const chip = cloud(90, 90, 3, 95);
  const stain = cloud(3, 3, 5, 97);
  const sand = noise(900, 900, 99);
  return bake({
    size: 1536,
    covers: COVERS,
    depth: 0.3,
    point: (u, v) => {
      const course = Math.floor(v * COURSES) % COURSES;
      const x = (u * ACROSS + (course % 2) * 0.5) % ACROSS;
      const [a, b, c] = fired[course * ACROSS + Math.floor(x)] ?? [0.5, 0.5, 0.5];
      const side = Math.min(x % 1, 1 - (x % 1)) * (COVERS[0] / ACROSS);
      const y = (v * COURSES) % 1;
      const over = Math.min(y, 1 - y) * (COVERS[1] / COURSES);
      const inside = step(JOINT * 0.8, JOINT * 1.5, Math.min(side, over) - 0.12 * (chip(u, v) - 0.42));
      const grain = 0.86 + 0.3 * rough(u, v) + 0.16 * (sand(u, v) - 0.5);
      const soot = mix(0.86, 1.1, stain(u, v));
      const mortar = (158 + 26 * (sand(u, v) - 0.5)) * soot;
      const clay = (k: number, low: number, high: number) => mix(low, high, k) * grain * soot;
      const burnt = c > 0.82 ? 0.72 : 1;
      return {
        r: mix(mortar, clay(a, 132, 178) * burnt, inside),
        g: mix(mortar * 0.97, clay(a * 0.6 + b * 0.4, 68, 102) * burnt, inside),
        b: mix(mortar * 0.92, clay(a * 0.4 + b * 0.6, 50, 78) * burnt, inside),
        height: inside * (0.75 + 0.18 * a) + 0.2 * rough(u, v) * inside + 0.1 * sand(u, v),
        rough: 0.9,
      };
    },
  });
}

let red: Surface | undefined;
let slabs: Surface | undefined;

/** A pavement before a brick wall; the sun grazes the wall. */
export const brick: Setting = {
  ambient: 0.5,
  brightness: 1.04,
  light: (grade) => ({
    sun: grade === 'warm' ? new THREE.Vector3(-9, 5.6, 3) : new THREE.Vector3(7, 7, 4),
    sunColour: grade === 'warm' ? '#ffe7d0' : '#f2f5ff',
    sunPower: grade === 'warm' ? 4 : 1.8,
    softness: grade === 'warm' ? 0.03 : 0.22,
    skyColour: '#dde7f4',
    skyPower: grade === 'warm' ? 1.3 : 1.9,
  }),
  build: (_mirror, grade) => {
    red ??= bricks();
    slabs ??= concrete([168, 164, 158], 3);
    const stage = new THREE.Group();
    const ground = floor({
      surface: slabs,
      covers: CONCRETE_COVERS,
      size: [216, 108],
      turn: grade === 'warm' ? 0.02 : 0,
    });
    ground.position.set(4, 0, 20);
    const back = wall(red, COVERS, [230, 57.6], -13);
    stage.add(ground, back);
    return {
      stage,
      dome: dome(
        [
          [0, [196, 190, 186]],
          [0.3, [204, 212, 222]],
          [1, [140, 170, 208]],
        ],
        [120, 106, 98],
      ),
    };
  },
};
