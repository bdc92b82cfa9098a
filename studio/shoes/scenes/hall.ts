import * as THREE from 'three';
import { dome } from './backdrop.ts';
import { CONCRETE_COVERS, concrete } from './concrete.ts';
import type { Grade } from './film.ts';
import { floor } from './floor.ts';
import type { Setting } from './setting.ts';
import type { Surface } from './surface.ts';

const TONES: Record<Grade, { wall: string; floor: readonly [number, number, number] }> = {
  warm: { wall: '#e6cfb8', floor: [222, 204, 184] },
  cold: { wall: '#cfd8dd', floor: [208, 214, 217] },
};
const floors: Partial<Record<Grade, Surface>> = {};

/** A room of one colour: an even wall for words to stand on. */
export const hall: Setting = {
  ambient: 0.55,
  brightness: 0.96,
  light: (grade) => ({
    sun: new THREE.Vector3(-7, 7, 6),
    sunColour: grade === 'warm' ? '#fff0e0' : '#f8faff',
    sunPower: 2,
    softness: 0.12,
    skyColour: '#f2f3f5',
    skyPower: 1.7,
  }),
  build: (mirror, grade) => {
    const tone = TONES[grade];
    floors[grade] ??= concrete(tone.floor);
    const stage = new THREE.Group();
    const ground = floor({
      surface: floors[grade],
      covers: CONCRETE_COVERS,
      size: [260, 120],
      mirror: { of: mirror, strength: 2, shake: 0.04 },
    });
    ground.position.z = 20;
    const back = new THREE.Mesh(
      new THREE.PlaneGeometry(300, 100),
      new THREE.MeshLambertMaterial({ color: tone.wall }),
    );
    back.position.set(0, 50, -30);
    back.receiveShadow = true;
    stage.add(ground, back);
    return {
      stage,
      ground,
      dome: dome(
        [
          [0, [226, 222, 216]],
          [1, [252, 252, 252]],
        ],
        [206, 202, 196],
      ),
    };
  },
};
