import * as THREE from 'three';
import { dome, hills } from './backdrop.ts';
import { floor } from './floor.ts';
import { cells, cloud, noise, step } from './noise.ts';
import type { Setting } from './setting.ts';
import { bake, type Surface } from './surface.ts';

const COVERS = [30, 30] as const;

/** Rubber granules poured into a running track, pale so that it takes any colour. */
function granules(): Surface {
  const crumbs = cells(150, 150, 111);
  const dust = noise(900, 900, 113);
  const worn = cloud(4, 4, 5, 115);
  return bake({
    size: 1536,
    covers: COVERS,
    depth: 0.06,
    point: (u, v) => {
      const crumb = crumbs(u, v);
      const bump = step(0.0, 0.4, crumb.next - crumb.near);
      const shade =
        (138 + 46 * bump + 34 * (crumb.id - 0.5) + 18 * (dust(u, v) - 0.5)) * (0.86 + 0.3 * worn(u, v));
      return { r: shade, g: shade, b: shade, height: bump * (0.5 + 0.5 * crumb.id), rough: 0.88 };
    },
  });
}

let rubber: Surface | undefined;

/** A running track under a wide sky. */
export const track: Setting = {
  ambient: 0.6,
  brightness: 0.86,
  light: (grade) => ({
    sun: grade === 'warm' ? new THREE.Vector3(-7, 4.6, 4) : new THREE.Vector3(5, 7, 5),
    sunColour: grade === 'warm' ? '#ffe7d2' : '#f6f9ff',
    sunPower: grade === 'warm' ? 3.4 : 2.4,
    softness: grade === 'warm' ? 0.03 : 0.08,
    skyColour: '#d9e7f8',
    skyPower: 1.5,
  }),
  build: (_mirror, grade) => {
    rubber ??= granules();
    const stage = new THREE.Group();
    const ground = floor({
      surface: rubber,
      covers: COVERS,
      size: [300, 300],
      colour: grade === 'warm' ? '#d2775c' : '#6f93b4',
      turn: 0.2,
    });
    stage.add(ground);
    for (const x of [-26, 8]) {
      const lane = new THREE.Mesh(
        new THREE.PlaneGeometry(1.8, 300),
        new THREE.MeshLambertMaterial({ color: '#e9e7e2', normalMap: rubber.normalMap }),
      );
      lane.rotation.set(-Math.PI / 2, 0, 1.12);
      lane.position.set(x, 0.015, -8);
      lane.receiveShadow = true;
      stage.add(lane);
    }
    stage.add(hills(grade));
    return { stage, dome: SKY[grade]() };
  },
};

export const SKY = {
  warm: () =>
    dome(
      [
        [0, [240, 218, 196]],
        [0.06, [232, 216, 204]],
        [0.18, [196, 208, 224]],
        [0.4, [142, 178, 218]],
        [1, [100, 146, 200]],
      ],
      [226, 208, 190],
      0.86,
    ),
  cold: () =>
    dome(
      [
        [0, [226, 233, 236]],
        [0.06, [212, 225, 234]],
        [0.18, [170, 202, 230]],
        [0.4, [122, 168, 216]],
        [1, [84, 134, 194]],
      ],
      [212, 220, 226],
      0.86,
    ),
};
