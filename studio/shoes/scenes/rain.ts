import * as THREE from 'three';
import { dome, hills } from './backdrop.ts';
import { CONCRETE_COVERS, concrete } from './concrete.ts';
import { floor } from './floor.ts';
import type { Setting } from './setting.ts';
import type { Surface } from './surface.ts';

let wet: Surface | undefined;

/** A pale square after rain: puddles, and a light sky for words to stand on. */
export const rain: Setting = {
  ambient: 0.6,
  brightness: 0.98,
  light: () => ({
    sun: new THREE.Vector3(-4, 9, 4),
    sunColour: '#f2f5ff',
    sunPower: 1.3,
    softness: 0.4,
    skyColour: '#e2eaf3',
    skyPower: 2.2,
  }),
  build: (mirror) => {
    wet ??= concrete([206, 209, 211], 0, true);
    const stage = new THREE.Group();
    const ground = floor({
      surface: wet,
      covers: CONCRETE_COVERS,
      size: [400, 400],
      turn: 0.5,
      mirror: { of: mirror, strength: 1.6, shake: 0.01 },
    });
    stage.add(ground, hills('cold'));
    return { stage, ground, dome: OVERCAST() };
  },
};

const OVERCAST = () =>
  dome(
    [
      [0, [206, 212, 216]],
      [0.3, [190, 200, 208]],
      [1, [160, 174, 188]],
    ],
    [96, 98, 102],
    0.92,
  );
