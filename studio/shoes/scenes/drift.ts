import * as THREE from 'three';
import { dome, hills, type Rgb } from './backdrop.ts';
import type { Grade } from './film.ts';
import { floor } from './floor.ts';
import type { Light } from './lens.ts';
import { cells, cloud, noise } from './noise.ts';
import type { Setting } from './setting.ts';
import { bake, type Surface } from './surface.ts';

const COVERS = [40, 40] as const;

/** Something loose that the wind has laid in soft waves: snow or sand. */
function loose([r, g, b]: Rgb, grain: number, wave: number): Surface {
  const waves = cloud(5, 7, 4, 151);
  const grit = noise(700, 700, 153);
  const clod = cells(46, 46, 155);
  return bake({
    size: 1024,
    covers: COVERS,
    depth: wave,
    point: (u, v) => {
      const lump = Math.exp(-((clod(u, v).near / 0.3) ** 2)) * (clod(u, v).id > 0.7 ? 1 : 0);
      const shade = 0.93 + 0.09 * waves(u, v) + grain * (grit(u, v) - 0.5);
      return {
        r: r * shade,
        g: g * shade,
        b: b * shade,
        height: waves(u, v) + 0.06 * grit(u, v) + 0.12 * lump,
        rough: 1,
      };
    },
  });
}

type Place = {
  tone: Rgb;
  grain: number;
  wave: number;
  light: Light;
  sky: () => THREE.Object3D;
  brightness: number;
  grade: Grade;
};

function drift({ tone, grain, wave, light, sky, brightness, grade }: Place): Setting {
  return {
    ambient: 0.6,
    brightness,
    light: () => light,
    build: () => {
      const stage = new THREE.Group();
      const ground = floor({
        surface: loose(tone, grain, wave),
        covers: COVERS,
        size: [320, 320],
        turn: 0.6,
      });
      stage.add(ground, hills(grade));
      return { stage, dome: sky() };
    },
  };
}

/** New snow under a white sky. */
export const snow = drift({
  tone: [226, 230, 236],
  grain: 0.05,
  wave: 1.6,
  brightness: 0.8,
  grade: 'cold',
  light: {
    sun: new THREE.Vector3(-6, 4.6, 4.4),
    sunColour: '#fff1e0',
    sunPower: 2.2,
    softness: 0.06,
    skyColour: '#dbe6f5',
    skyPower: 1.5,
  },
  sky: () =>
    dome(
      [
        [0, [222, 228, 234]],
        [0.2, [206, 216, 226]],
        [1, [170, 190, 212]],
      ],
      [200, 206, 214],
      0.9,
    ),
});

/** A beach at noon. */
export const beach = drift({
  tone: [214, 194, 160],
  grain: 0.16,
  wave: 1.3,
  brightness: 0.84,
  grade: 'cold',
  light: {
    sun: new THREE.Vector3(6, 6.2, 3.6),
    sunColour: '#fff0d8',
    sunPower: 2.9,
    softness: 0.03,
    skyColour: '#dceaf8',
    skyPower: 1.4,
  },
  sky: () =>
    dome(
      [
        [0, [214, 228, 232]],
        [0.1, [190, 216, 230]],
        [0.4, [150, 194, 226]],
        [1, [96, 152, 208]],
      ],
      [196, 180, 150],
      0.86,
    ),
});
