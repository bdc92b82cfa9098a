import type * as THREE from 'three';
import type { Grade } from './film.ts';
import type { Light } from './lens.ts';
import type { Mirror } from './mirror.ts';

/** A place where shoes are photographed: the ground is at y = 0, the camera looks from +z. */
export type Setting = {
  light: (grade: Grade) => Light;
  /** Strength of the light that comes from everywhere. */
  ambient: number;
  brightness: number;
  /** Everything but the shoes; `ground` is what mirrors, when anything does. */
  build: (
    mirror: Mirror,
    grade: Grade,
  ) => {
    stage: THREE.Object3D;
    dome: THREE.Object3D;
    ground?: THREE.Object3D;
    /** Told before each picture where the shoes stand. */
    attend?: (shoes: readonly THREE.Object3D[]) => void;
  };
};
