import * as THREE from 'three';

export type View = 1 | 2 | 3 | 4 | 5 | 6;

/** The width of what the camera sees at the shoe: a shoe (its sole stands out a little) fills 84 % of it. */
const FIELD = 10.25 / 0.84;
const FAR = 46;
const FOV = (2 * Math.atan(FIELD / 2 / FAR) * 180) / Math.PI;

/** Looks at the shoe from an angle round it and above it; `at` is the height of the picture's middle. */
export function cameraAt(
  turn: number,
  above: number,
  options: { at?: number; wide?: number; aspect?: number; x?: number } = {},
) {
  const camera = new THREE.PerspectiveCamera(FOV * (options.wide ?? 1), options.aspect ?? 1, 1, 200);
  const middle = new THREE.Vector3(options.x ?? 0, options.at ?? 1.9, 0);
  camera.position
    .set(Math.sin(turn) * Math.cos(above), Math.sin(above), Math.cos(turn) * Math.cos(above))
    .multiplyScalar(FAR)
    .add(middle);
  camera.lookAt(middle);
  return camera;
}

/** Stands shoes (built from x = 0 to 10) around the middle of the studio. */
function stand(
  shoe: THREE.Group,
  place: { x?: number; z?: number; turn?: number; mirrored?: boolean },
): THREE.Group {
  const inner = new THREE.Group();
  inner.add(shoe);
  shoe.position.x = -5;
  inner.scale.z = place.mirrored ? -1 : 1;
  const outer = new THREE.Group();
  outer.add(inner);
  outer.rotation.y = place.turn ?? 0;
  outer.position.set(place.x ?? 0, 0, place.z ?? 0);
  return outer;
}

/** How far each shoe of a pair turns outward when it is seen from above, in radians. */
const TOES_OUT = 0.05;

export type Setting = { groups: THREE.Group[]; camera: THREE.Camera; lifted?: boolean };

/** What stands where, and where the camera is, for each view; `tall` is the height of the shoe. */
export function settingOf(view: View, shoe: THREE.Group, second: () => THREE.Group, tall: number): Setting {
  const high = Math.max(0, tall - 5.6);
  if (view === 1) return { groups: [stand(shoe, {})], camera: cameraAt(-0.1, 0.1, { at: 1.95 }) };
  if (view === 2)
    return {
      groups: [stand(shoe, {})],
      camera: cameraAt(-0.72, 0.34, { at: tall * 0.42, wide: 1 + high * 0.1 }),
    };
  if (view === 3)
    return {
      groups: [
        stand(second(), { z: -2.4, x: 1.1, turn: 0.12, mirrored: true }),
        stand(shoe, { z: 2.3, x: -0.7, turn: -0.1 }),
      ],
      camera: cameraAt(-0.55, 0.4, { at: tall * 0.36, wide: 1.2 + high * 0.1 }),
    };
  if (view === 4)
    return {
      // Toes a little apart, as somebody stands: the inner edges face each other.
      groups: [
        stand(second(), { z: -2.3, turn: -TOES_OUT, mirrored: true }),
        stand(shoe, { z: 2.3, turn: TOES_OUT }),
      ],
      camera: cameraAt(0, 1.54, { at: 1, wide: 1.04 }),
    };
  if (view === 5)
    return {
      groups: [stand(shoe, {})],
      camera: cameraAt(1.36, 0.2, { at: tall * 0.46, wide: 0.72 + high * 0.14 }),
    };
  // Held up with its sole to the camera; turning it over brings the toe to the left again.
  const lifted = stand(shoe, {});
  lifted.rotation.x = -Math.PI / 2;
  lifted.position.y = 1.9;
  return { groups: [lifted], camera: cameraAt(0, 0, { at: 1.9, wide: 0.98 }), lifted: true };
}
