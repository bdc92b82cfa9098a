import * as THREE from 'three';
import { at } from './curve.ts';
import { EVEN, spread } from './even.ts';
import { blurred, GRID, shadowOf } from './shadow.ts';

const SIZE = 256;
const REACH = 8.5;
const BIAS = 0.075 / (REACH * 2);
const DIRECTIONS = 48;

const DEPTH = new THREE.ShaderMaterial({
  side: THREE.DoubleSide,
  vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
  fragmentShader: 'void main() { gl_FragColor = vec4(gl_FragCoord.z, 0.0, 0.0, 1.0); }',
});

const directions = () =>
  Array.from({ length: DIRECTIONS }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / DIRECTIONS;
    const r = Math.sqrt(1 - y * y);
    const angle = i * 2.39996;
    return new THREE.Vector3(Math.cos(angle) * r, y, Math.sin(angle) * r);
  });

type Seen = { points: Float32Array; normals: Float32Array; light: Float32Array; weight: Float32Array };

const seenOf = (points: Float32Array, normals: Float32Array): Seen => ({
  points,
  normals,
  light: new Float32Array(points.length / 3),
  weight: new Float32Array(points.length / 3),
});

export const meshesOf = (group: THREE.Object3D) => {
  const list: THREE.Mesh[] = [];
  group.traverse((item) => {
    if (item instanceof THREE.Mesh) list.push(item);
  });
  return list;
};

function vertices(mesh: THREE.Mesh): Seen {
  const geometry = mesh.geometry.clone().applyMatrix4(mesh.matrixWorld);
  return seenOf(
    Float32Array.from(geometry.getAttribute('position').array),
    Float32Array.from(geometry.getAttribute('normal').array),
  );
}

function groundPoints(): Seen {
  const points: number[] = [];
  for (let j = 0; j <= GRID.z; j++)
    for (let i = 0; i <= GRID.x; i++)
      points.push(5 + (i / GRID.x - 0.5) * GRID.wide, 0, (j / GRID.z - 0.5) * GRID.deep);
  return seenOf(
    Float32Array.from(points),
    Float32Array.from(points, (_, i) => (i % 3 === 1 ? 1 : 0)),
  );
}

/** Adds, for one direction of light, how much of it each point sees. The hot loop of all: plain reads only. */
function add(seen: Seen, depth: Float32Array, view: THREE.Matrix4, way: THREE.Vector3) {
  const [
    e0 = 0,
    e1 = 0,
    e2 = 0,
    ,
    e4 = 0,
    e5 = 0,
    e6 = 0,
    ,
    e8 = 0,
    e9 = 0,
    e10 = 0,
    ,
    e12 = 0,
    e13 = 0,
    e14 = 0,
  ] = view.elements;
  const { points, normals, light, weight } = seen;
  const { x: wx, y: wy, z: wz } = way;
  for (let i = 0, a = 0; i < light.length; i++, a += 3) {
    const cos = (normals[a] ?? 0) * wx + (normals[a + 1] ?? 0) * wy + (normals[a + 2] ?? 0) * wz;
    if (cos <= 0.02) continue;
    const x = points[a] ?? 0;
    const y = points[a + 1] ?? 0;
    const z = points[a + 2] ?? 0;
    const column = ((e0 * x + e4 * y + e8 * z + e12) * 0.5 + 0.5) * SIZE;
    const row = ((e1 * x + e5 * y + e9 * z + e13) * 0.5 + 0.5) * SIZE;
    const far = (e2 * x + e6 * y + e10 * z + e14) * 0.5 + 0.5;
    const pixel = ((row | 0) * SIZE + (column | 0)) * 4;
    weight[i] = (weight[i] ?? 0) + cos;
    if ((depth[pixel] ?? 1) > far - BIAS) light[i] = (light[i] ?? 0) + cos;
  }
}

export type Baked = { shades: Float32Array[]; ground: Float32Array };

/** How open each point of a shoe lies, and how much of the sky the ground around it sees. */
export function bake(renderer: THREE.WebGLRenderer, group: THREE.Group): Baked {
  const scene = new THREE.Scene();
  scene.add(group);
  scene.updateMatrixWorld(true);
  scene.overrideMaterial = DEPTH;
  const target = new THREE.WebGLRenderTarget(SIZE, SIZE, { type: THREE.FloatType });
  const camera = new THREE.OrthographicCamera(-REACH, REACH, REACH, -REACH, 0, REACH * 2);
  const depth = new Float32Array(SIZE * SIZE * 4);
  const shoe = meshesOf(group).map(vertices);
  const ground = groundPoints();
  const view = new THREE.Matrix4();
  const keptTarget = renderer.getRenderTarget();
  renderer.setClearColor('#ffffff', 1);
  for (const way of directions()) {
    camera.position
      .copy(way)
      .multiplyScalar(REACH)
      .add(new THREE.Vector3(5, 2.5, 0));
    camera.up.set(Math.abs(way.y) > 0.9 ? 1 : 0, Math.abs(way.y) > 0.9 ? 0 : 1, 0);
    camera.lookAt(5, 2.5, 0);
    camera.updateMatrixWorld(true);
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.readRenderTargetPixels(target, 0, 0, SIZE, SIZE, depth);
    view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    for (const seen of shoe) add(seen, depth, view, way);
    if (way.y > 0) add(ground, depth, view, way);
  }
  renderer.setRenderTarget(keptTarget);
  target.dispose();
  scene.remove(group);
  return { shades: shoe.map(openness), ground: blurred(openness(ground)) };
}

const openness = (seen: Seen) =>
  seen.light.map((light, i) => {
    const weight = seen.weight[i] ?? 0;
    return weight > 0 ? light / weight : 1;
  });

/** Light for a quick look at a form: everything lies open. */
export const unbaked = (group: THREE.Group): Baked => ({
  shades: meshesOf(group).map((mesh) =>
    new Float32Array(mesh.geometry.getAttribute('position').count).fill(1),
  ),
  ground: new Float32Array((GRID.x + 1) * (GRID.z + 1)).fill(1),
});

/** Puts baked light on the meshes of a shoe of the same model, and lays its shadow under it. */
export function lay(group: THREE.Group, baked: Baked) {
  meshesOf(group).forEach((mesh, i) => {
    const shade = at(baked.shades, i);
    const light = mesh.userData[EVEN] ? spread(mesh.geometry, shade) : shade;
    mesh.geometry.setAttribute('shade', new THREE.BufferAttribute(light, 1));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
  });
  group.add(shadowOf(baked.ground));
}
