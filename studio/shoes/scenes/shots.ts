import * as THREE from 'three';

/** Where one shoe of a pair stands: turned about the upright, its heel lifted, or lying on its side. */
export type Placed = {
  x: number;
  z: number;
  turn: number;
  foot: 'left' | 'right';
  /** Angle of the sole to the ground, around the ball of the foot. */
  heelUp?: number;
  lying?: boolean;
};

export type Shot = {
  shoes: readonly Placed[];
  from: readonly [number, number, number];
  at: readonly [number, number, number];
  angle: number;
  aperture: number;
  worn: boolean;
  /** Where the middle of the shoes goes, in parts of the picture from its left and lower edge, and how wide they may be. */
  middle: readonly [number, number];
  wide: number;
  /** And how tall; as tall as the picture when left out. */
  tall?: number;
};

const LOW = 30;

export const SHOTS = {
  /** Two feet standing, seen from the knee of somebody else. */
  standing: {
    shoes: [
      { x: 1.6, z: -3.0, turn: 0.5, foot: 'right' },
      { x: -1.0, z: 2.2, turn: 0.32, foot: 'left' },
    ],
    from: [-9, 12.5, 31],
    at: [0.6, 3.4, 0],
    angle: 31,
    aperture: 0.18,
    worn: true,
    middle: [0.5, 0.38],
    wide: 0.76,
  },
  /** A step: the foot behind is about to leave the ground. */
  walking: {
    shoes: [
      { x: 5.0, z: -2.6, turn: 0.3, foot: 'right', heelUp: 0.26 },
      { x: -2.0, z: 2.0, turn: 0.42, foot: 'left' },
    ],
    from: [-5, 9, 35],
    at: [1.2, 3.6, 0],
    angle: 31,
    aperture: 0.2,
    worn: true,
    middle: [0.5, 0.38],
    wide: 0.76,
  },
  /** Close to the ground, sky behind. */
  low: {
    shoes: [
      { x: 2.6, z: -3.2, turn: 0.7, foot: 'right' },
      { x: -0.6, z: 1.6, turn: 0.46, foot: 'left' },
    ],
    from: [-6, 3.6, 33],
    at: [0.6, 4.2, 0],
    angle: LOW,
    aperture: 0.22,
    worn: true,
    middle: [0.5, 0.38],
    wide: 0.76,
  },
  /** Seen from behind and the side. */
  away: {
    shoes: [
      { x: -2.6, z: -2.8, turn: -0.66, foot: 'right' },
      { x: 1.0, z: 2.4, turn: -0.42, foot: 'left' },
    ],
    from: [6, 11, 32],
    at: [-0.4, 3.4, 0],
    angle: 31,
    aperture: 0.18,
    worn: true,
    middle: [0.5, 0.38],
    wide: 0.76,
  },
  /** Put down side by side and looked at from above. */
  above: {
    shoes: [
      { x: -2.5, z: 0.4, turn: -1.5, foot: 'left' },
      { x: 2.5, z: -0.2, turn: -1.66, foot: 'right' },
    ],
    from: [-2, 30, 15],
    at: [0, 0.6, 0.4],
    angle: 29,
    aperture: 0.12,
    worn: false,
    middle: [0.5, 0.47],
    wide: 0.78,
  },
  /** One shoe by itself, near. */
  single: {
    shoes: [{ x: 0, z: 0, turn: 0.52, foot: 'left' }],
    from: [-6, 9.5, 25],
    at: [0, 2.1, 0],
    angle: 31,
    aperture: 0.18,
    worn: false,
    middle: [0.5, 0.47],
    wide: 0.78,
  },
  /** One stands, the other lies and shows its sole. */
  sole: {
    shoes: [
      { x: 2.0, z: -3.4, turn: 0.3, foot: 'right' },
      { x: -0.8, z: 3.0, turn: 0.12, foot: 'left', lying: true },
    ],
    from: [-4, 15, 30],
    at: [0.4, 1.9, 0],
    angle: 29,
    aperture: 0.16,
    worn: false,
    middle: [0.5, 0.47],
    wide: 0.78,
  },
  /** Slipped off by the door, seen at an angle from above. */
  slippedOff: {
    shoes: [
      { x: -2.6, z: -1.4, turn: 0.98, foot: 'left' },
      { x: 2.8, z: 1.2, turn: 0.62, foot: 'right' },
    ],
    from: [3, 22, 25],
    at: [0.2, 1.2, 0],
    angle: 29,
    aperture: 0.14,
    worn: false,
    middle: [0.5, 0.47],
    wide: 0.78,
  },
} satisfies Record<string, Shot>;

export type ShotName = keyof typeof SHOTS;

/** Stands a shoe (length 10 along x, toe at x = 0) where the shot wants it. */
export function place(
  shoe: THREE.Object3D,
  leg: THREE.Object3D | undefined,
  { x, z, turn, foot, heelUp = 0, lying = false }: Placed,
): THREE.Group {
  const centred = new THREE.Group();
  centred.add(shoe);
  shoe.position.set(-5, 0, 0);
  if (leg) {
    leg.position.set(-5, 0, 0);
    centred.add(leg);
  }
  centred.scale.z = foot === 'left' ? 1 : -1;
  const tilted = new THREE.Group();
  tilted.add(centred);
  if (heelUp) {
    const ball = -3;
    tilted.rotation.z = heelUp;
    tilted.position.set(ball - ball * Math.cos(heelUp), -ball * Math.sin(heelUp), 0);
  }
  const placed = new THREE.Group();
  placed.add(tilted);
  if (lying) tilted.rotation.x = Math.PI / 2;
  placed.rotation.y = turn;
  placed.position.set(x, 0, z);
  // However it leans, its lowest point touches the ground.
  placed.updateMatrixWorld(true);
  placed.position.y -= new THREE.Box3().setFromObject(placed, true).min.y;
  return placed;
}
