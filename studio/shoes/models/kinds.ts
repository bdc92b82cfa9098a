import type * as THREE from 'three';
import type { Dye } from '../core/dye.ts';

/** A shoe in a colour: ten units long along x, toe at 0, y up, sole on y = 0, outer side towards +z. */
export type Model = (dye: Dye) => THREE.Group;
export type Models = Readonly<Record<string, Model>>;
