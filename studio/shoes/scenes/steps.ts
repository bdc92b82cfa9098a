import * as THREE from 'three';
import { dome } from './backdrop.ts';
import { CONCRETE_COVERS, concrete } from './concrete.ts';
import type { Setting } from './setting.ts';
import { type Surface, sheet } from './surface.ts';

const RISE = 5.4;
const TREAD = 11;
let cast: Surface | undefined;

/** Wide concrete steps in hard sun. */
export const steps: Setting = {
  ambient: 0.5,
  brightness: 0.96,
  light: (grade) => ({
    sun: grade === 'warm' ? new THREE.Vector3(-6, 6.4, 5) : new THREE.Vector3(7, 7.5, 4.6),
    sunColour: grade === 'warm' ? '#ffead6' : '#f6f8ff',
    sunPower: grade === 'warm' ? 3.6 : 2.6,
    softness: grade === 'warm' ? 0.022 : 0.06,
    skyColour: '#d6e3f5',
    skyPower: 1.35,
  }),
  build: (_mirror, grade) => {
    cast ??= concrete([182, 178, 172]);
    const material = new THREE.MeshLambertMaterial({
      ...cast,
      color: grade === 'warm' ? '#fff9f5' : '#eef2f6',
    });
    const stage = new THREE.Group();
    const slab = (width: number, length: number, y: number, z: number, upright: boolean) => {
      const piece = new THREE.Mesh(sheet(width, length, CONCRETE_COVERS), material);
      if (!upright) piece.rotation.x = -Math.PI / 2;
      piece.position.set(z * 1.7, y, z);
      piece.castShadow = true;
      piece.receiveShadow = true;
      stage.add(piece);
    };
    slab(260, 40, 0, 13.5, false);
    for (let n = 0; n < 6; n += 1) {
      const z = -6.5 - n * TREAD;
      slab(260, RISE, n * RISE + RISE / 2, z, true);
      slab(260, TREAD, (n + 1) * RISE, z - TREAD / 2, false);
      const nose = new THREE.Mesh(new THREE.CylinderGeometry(0.16, 0.16, 260, 8, 1), material);
      nose.rotation.z = Math.PI / 2;
      nose.position.set(0, (n + 1) * RISE - 0.14, z + 0.0);
      nose.receiveShadow = true;
      stage.add(nose);
    }
    stage.rotation.y = grade === 'warm' ? 0.16 : -0.12;
    return {
      stage,
      dome: dome(
        [
          [0, [214, 214, 212]],
          [0.3, [190, 206, 226]],
          [1, [110, 150, 206]],
        ],
        [150, 146, 140],
      ),
    };
  },
};
