import * as THREE from 'three';
import { Film, type Grade } from './film.ts';
import { random } from './noise.ts';

export type View = {
  width: number;
  height: number;
  /** Exposures that are added up: soft edges, soft shadows and depth of field all come from them. */
  exposures: number;
  from: THREE.Vector3;
  at: THREE.Vector3;
  /** Vertical angle of the lens in degrees. */
  angle: number;
  /** Point that is sharp. */
  focus: THREE.Vector3;
  /** Radius of the opening of the lens, in units of the scene. */
  aperture: number;
  grade: Grade;
  brightness: number;
  /** Moves the picture inside its frame: part of the width to the right, part of the height up. */
  shift?: readonly [number, number];
};

export type Light = {
  /** Towards the sun or window. */
  sun: THREE.Vector3;
  sunColour: THREE.ColorRepresentation;
  sunPower: number;
  /** Radius of the light as seen from the scene, as a tangent: 0.02 is hard sun, 0.3 an overcast window. */
  softness: number;
  skyColour: THREE.ColorRepresentation;
  skyPower: number;
};

const REACH = 26;

/** One lamp that casts shadows over the stage. */
function lamp(size: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  Object.assign(light.shadow.camera, {
    left: -REACH,
    right: REACH,
    top: REACH,
    bottom: -REACH,
    near: 5,
    far: 160,
  });
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.04;
  return light;
}

/** Adds up many slightly different exposures of a scene, as a camera does while its shutter is open. */
export class Lens {
  readonly renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true, antialias: false });
  readonly sun = lamp(1280);
  readonly sky = lamp(768);
  private readonly film = new Film();
  private readonly camera = new THREE.PerspectiveCamera();
  constructor() {
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.BasicShadowMap;
    this.renderer.toneMapping = THREE.NoToneMapping;
  }

  /** Draws the scene and answers the picture as a data address of a PNG. */
  shoot(
    scene: THREE.Scene,
    light: Light,
    view: View,
    before?: (camera: THREE.PerspectiveCamera, n: number) => void,
  ): string {
    const { width, height, exposures } = view;
    const type = THREE.HalfFloatType;
    const one = new THREE.WebGLRenderTarget(width, height, { type });
    const all = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false });
    this.renderer.setSize(width, height, false);
    this.sun.color.set(light.sunColour);
    this.sky.color.set(light.skyColour);
    this.sun.intensity = light.sunPower;
    this.sky.intensity = light.skyPower;
    scene.add(this.sun, this.sun.target, this.sky, this.sky.target);
    const next = random(11);
    this.renderer.setRenderTarget(all);
    this.renderer.setClearColor(0, 1);
    this.renderer.clear();
    for (let n = 0; n < exposures; n += 1) {
      this.placeLights(light, n, exposures, next);
      this.placeCamera(view, n, exposures);
      before?.(this.camera, n);
      this.renderer.autoClear = true;
      this.renderer.setRenderTarget(one);
      this.renderer.render(scene, this.camera);
      this.renderer.autoClear = false;
      this.renderer.setRenderTarget(all);
      this.film.expose(this.renderer, one.texture, 1 / exposures);
    }
    this.renderer.autoClear = true;
    this.renderer.setRenderTarget(null);
    this.film.develop(this.renderer, all.texture, view);
    one.dispose();
    all.dispose();
    return this.renderer.domElement.toDataURL('image/png');
  }

  /** The sun wanders over its disc, the sky lamp over the whole dome: their shadows add up to soft ones. */
  private placeLights(light: Light, n: number, of: number, next: () => number): void {
    const towards = light.sun.clone().normalize();
    const side = new THREE.Vector3(0, 1, 0).cross(towards).normalize();
    const up = towards.clone().cross(side);
    const turn = n * 2.39996;
    const out = light.softness * Math.sqrt((n + 0.5) / of);
    const from = towards
      .addScaledVector(side, out * Math.cos(turn))
      .addScaledVector(up, out * Math.sin(turn))
      .normalize();
    this.sun.position.copy(from).multiplyScalar(80);
    // More often from above than from the horizon, as an overcast sky is.
    const k = ((n * 0.61803 + 0.13) % 1) * 0.92;
    const around = turn * 1.7 + next() * 0.5;
    const flat = Math.sqrt(k);
    this.sky.position
      .set(flat * Math.cos(around), Math.sqrt(1 - k), flat * Math.sin(around))
      .multiplyScalar(80);
  }

  private placeCamera(
    { width, height, from, at, angle, focus, aperture, shift = [0, 0] }: View,
    n: number,
    of: number,
  ): void {
    const camera = this.camera;
    camera.fov = angle;
    camera.aspect = width / height;
    camera.near = 0.5;
    camera.far = 900;
    camera.position.copy(from);
    camera.up.set(0, 1, 0);
    camera.lookAt(at);
    camera.updateMatrixWorld();
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const ahead = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 2).negate();
    const sharpAt = focus.clone().sub(from).dot(ahead);
    const pixels = height / 2 / Math.tan((angle * Math.PI) / 360);
    const turn = n * 2.39996 + 0.7;
    const out = aperture * Math.sqrt((n + 0.5) / of);
    const dx = out * Math.cos(turn);
    const dy = out * Math.sin(turn);
    camera.position.addScaledVector(right, dx).addScaledVector(up, dy);
    // Moving the opening sideways and the film back keeps the plane of focus where it is.
    const x = halton(n + 1, 2) - 0.5 - (dx * pixels) / sharpAt - shift[0] * width;
    const y = halton(n + 1, 3) - 0.5 + (dy * pixels) / sharpAt + shift[1] * height;
    camera.setViewOffset(width, height, x, y, width, height);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}

function halton(n: number, base: number): number {
  let part = 1;
  let sum = 0;
  for (let i = n; i > 0; i = Math.floor(i / base)) {
    part /= base;
    sum += part * (i % base);
  }
  return sum;
}
