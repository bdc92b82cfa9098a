import * as THREE from 'three';
import { hills } from './backdrop.ts';
import { CONCRETE_COVERS, concrete } from './concrete.ts';
import { floor } from './floor.ts';
import type { Setting } from './setting.ts';
import type { Surface } from './surface.ts';
import { SKY } from './track.ts';

let ledge: Surface | undefined;

/** A pale ledge high above, nothing but sky and haze behind it. */
export const sky: Setting = {
  ambient: 0.6,
  brightness: 0.86,
  light: (grade) => ({
    sun: grade === 'warm' ? new THREE.Vector3(7, 5, 3.4) : new THREE.Vector3(-5, 7, 5),
    sunColour: grade === 'warm' ? '#ffe9d7' : '#f7f9ff',
    sunPower: grade === 'warm' ? 3.2 : 2.3,
    softness: grade === 'warm' ? 0.035 : 0.1,
    skyColour: '#dde9f8',
    skyPower: 1.5,
  }),
  build: (_mirror, grade) => {
    ledge ??= concrete([204, 200, 192]);
    const stage = new THREE.Group();
    const ground = floor({ surface: ledge, covers: CONCRETE_COVERS, size: [260, 34], turn: 0 });
    ground.position.z = 5;
    ground.castShadow = true;
    stage.add(ground, hills(grade));
    return { stage, dome: SKY[grade]() };
  },
};
