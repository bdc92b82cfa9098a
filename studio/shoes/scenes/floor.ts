import * as THREE from 'three';
import type { Mirror } from './mirror.ts';
import { type Surface, sheet } from './surface.ts';

type Floor = {
  surface: Surface;
  covers: readonly [number, number];
  size: readonly [number, number];
  /** Angle in its own plane, so that seams do not run along the picture's edge. */
  turn?: number;
  mirror?: { of: Mirror; strength: number; shake: number };
  bump?: number;
  colour?: THREE.ColorRepresentation;
};

/** A level piece of ground around the middle of the scene. */
export function floor({
  surface,
  covers,
  size,
  turn = 0,
  mirror,
  bump = 1,
  colour = '#ffffff',
}: Floor): THREE.Mesh {
  const material = new THREE.MeshLambertMaterial({ ...surface, color: colour });
  material.normalScale.setScalar(bump);
  mirror?.of.polish(material, mirror.strength, mirror.shake);
  const ground = new THREE.Mesh(sheet(size[0], size[1], covers), material);
  ground.rotation.set(-Math.PI / 2, 0, turn);
  ground.receiveShadow = true;
  return ground;
}

/** The same standing upright, its lower edge on the ground. */
export function wall(
  surface: Surface,
  covers: readonly [number, number],
  size: readonly [number, number],
  z: number,
): THREE.Mesh {
  const upright = new THREE.Mesh(
    sheet(size[0], size[1], covers),
    new THREE.MeshLambertMaterial({ ...surface }),
  );
  upright.position.set(0, size[1] / 2, z);
  upright.receiveShadow = true;
  return upright;
}

/** Something outside the picture whose shadow falls into it. */
export function unseen(shape: THREE.BufferGeometry): THREE.Mesh {
  const caster = new THREE.Mesh(
    shape,
    new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: THREE.DoubleSide }),
  );
  caster.castShadow = true;
  return caster;
}

/** Bars of a window before the light: what is between them falls on the floor as bright panes. */
export function windowBars(towards: THREE.Vector3, far: number, wide: number, tall: number): THREE.Group {
  const frame = new THREE.Group();
  const bar = (w: number, h: number, x: number, y: number) => {
    const piece = unseen(new THREE.PlaneGeometry(w, h));
    piece.position.set(x, y, 0);
    frame.add(piece);
  };
  for (const x of [-0.5, 0, 0.5]) bar(x === 0 ? 1.4 : 2, tall, x * wide, 0);
  for (const y of [-0.5, 0, 0.5]) bar(wide, 1.2, 0, y * tall);
  for (const side of [-1, 1]) bar(120, 200, side * (wide / 2 + 60), 0);
  for (const side of [-1, 1]) bar(wide, 100, 0, side * (tall / 2 + 50));
  frame.position.copy(towards.clone().normalize().multiplyScalar(far));
  frame.lookAt(0, 0, 0);
  return frame;
}

/** Leaves before the light. */
export function leaves(
  towards: THREE.Vector3,
  far: number,
  spread: number,
  count: number,
  next: () => number,
): THREE.Group {
  const branch = new THREE.Group();
  const leaf = new THREE.CircleGeometry(1, 14);
  leaf.scale(0.55, 2.6, 1);
  for (let n = 0; n < count; n += 1) {
    const piece = unseen(leaf);
    piece.position.set((next() - 0.5) * spread, (next() - 0.5) * spread, (next() - 0.5) * 8);
    piece.rotation.set(next() * 0.9, next() * 0.9, next() * 3);
    piece.scale.setScalar(0.7 + next());
    branch.add(piece);
  }
  branch.position.copy(towards.clone().normalize().multiplyScalar(far));
  branch.lookAt(0, 0, 0);
  return branch;
}
