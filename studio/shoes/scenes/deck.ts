import * as THREE from 'three';
import { dome, farAway } from './backdrop.ts';
import { floor, leaves } from './floor.ts';
import { random } from './noise.ts';
import { boards } from './oak.ts';
import type { Setting } from './setting.ts';
import type { Surface } from './surface.ts';

const SUN = new THREE.Vector3(6, 6.5, 3.2);
let planks: Surface | undefined;

/** A weathered wooden deck, a garden far behind it. */
export const deck: Setting = {
  ambient: 0.5,
  brightness: 1,
  light: (grade) => ({
    sun: grade === 'warm' ? SUN : new THREE.Vector3(3, 8, 5),
    sunColour: grade === 'warm' ? '#ffeeda' : '#f4f7ff',
    sunPower: grade === 'warm' ? 3.8 : 1.6,
    softness: grade === 'warm' ? 0.03 : 0.3,
    skyColour: '#dbe8f6',
    skyPower: grade === 'warm' ? 1.3 : 2,
  }),
  build: (_mirror, grade) => {
    planks ??= boards({
      light: [186, 164, 140],
      dark: [120, 98, 80],
      gap: 0.15,
      rough: 0.82,
      grey: 0.3,
      rings: 0.05,
    });
    const stage = new THREE.Group();
    const ground = floor({
      surface: planks,
      covers: [80, 30],
      size: [160, 150],
      turn: grade === 'warm' ? -0.24 : 1.3,
      bump: 1.4,
    });
    ground.position.z = -18;
    const far = new THREE.Mesh(
      new THREE.PlaneGeometry(300, 110),
      new THREE.MeshBasicMaterial({
        map: farAway(
          grade === 'warm' ? GREENS : BLUES,
          grade === 'warm'
            ? GLINTS
            : [
                [230, 240, 250],
                [255, 255, 255],
              ],
          9,
        ),
      }),
    );
    far.position.set(0, 40, -130);
    stage.add(ground, far);
    if (grade === 'warm') stage.add(leaves(SUN, 40, 46, 90, random(5)));
    return {
      stage,
      dome: dome(
        [
          [0, [226, 228, 222]],
          [0.3, [200, 216, 232]],
          [1, [132, 170, 214]],
        ],
        [120, 108, 92],
      ),
    };
  },
};

const GREENS = [
  [136, 144, 118],
  [112, 122, 100],
  [160, 164, 134],
  [98, 108, 92],
  [176, 176, 148],
  [140, 148, 126],
] as const;
const BLUES = [
  [150, 178, 196],
  [126, 158, 178],
  [178, 198, 208],
  [104, 138, 152],
  [190, 206, 212],
] as const;
const GLINTS = [
  [255, 244, 200],
  [240, 250, 200],
  [255, 255, 230],
  [230, 240, 180],
  [255, 240, 190],
] as const;
