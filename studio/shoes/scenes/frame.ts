import * as THREE from 'three';
import type { Shot } from './shots.ts';

export type Framed = { from: THREE.Vector3; at: THREE.Vector3; shift: readonly [number, number] };

/** Steps back until the shoes fit the width they may take, then moves the film so that their middle is where it belongs. */
export function frame(shot: Shot, shoes: readonly THREE.Object3D[], aspect: number): Framed {
  const at = new THREE.Vector3(...shot.at);
  const offset = new THREE.Vector3(...shot.from).sub(at);
  const points = shoes.flatMap(corners);
  for (let turn = 0; turn < 3; turn += 1) {
    const box = seen(points, at.clone().add(offset), at, shot.angle, aspect);
    const size = box.getSize(new THREE.Vector2());
    offset.multiplyScalar(Math.max(size.x / shot.wide, size.y / (shot.tall ?? 1)));
  }
  const from = at.clone().add(offset);
  const middle = seen(points, from, at, shot.angle, aspect).getCenter(new THREE.Vector2());
  return { from, at, shift: [shot.middle[0] - middle.x, shot.middle[1] - middle.y] };
}

/** Every few points of a shoe, without the leg in it. */
function corners(placed: THREE.Object3D): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  placed.getObjectByName('shoe')?.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    const position = part.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i += 23)
      points.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld));
  });
  return points;
}

/** The rectangle of the picture that points fall into; 0 to 1 from the left and lower edge. */
function seen(
  points: readonly THREE.Vector3[],
  from: THREE.Vector3,
  at: THREE.Vector3,
  angle: number,
  aspect: number,
): THREE.Box2 {
  const camera = new THREE.PerspectiveCamera(angle, aspect, 0.5, 900);
  camera.position.copy(from);
  camera.lookAt(at);
  camera.updateMatrixWorld();
  const box = new THREE.Box2();
  for (const point of points) {
    const p = point.clone().project(camera);
    box.expandByPoint(new THREE.Vector2(p.x / 2 + 0.5, p.y / 2 + 0.5));
  }
  return box;
}
