import * as THREE from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { cloud } from './noise.ts';

const [LONG, DEEP, TALL, WALL] = [11, 7, 3.9, 0.12] as const;
const CARD = new THREE.MeshStandardMaterial({ color: '#a9a8a5', roughness: 0.9 });
const INSIDE = new THREE.MeshStandardMaterial({ color: '#c4c2be', roughness: 0.95 });
const PAPER = new THREE.MeshStandardMaterial({
  color: '#e6e4e0',
  roughness: 1,
  side: THREE.DoubleSide,
  flatShading: true,
});

const slab = (
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  material: THREE.Material,
) => {
  const piece = new THREE.Mesh(new THREE.BoxGeometry(...size), material);
  piece.position.set(...at);
  piece.castShadow = true;
  piece.receiveShadow = true;
  return piece;
};

/** Four walls and a floor. */
function tray(long: number, deep: number, tall: number): THREE.Group {
  const group = new THREE.Group();
  group.add(slab([long, WALL, deep], [0, WALL / 2, 0], INSIDE));
  for (const side of [-1, 1]) {
    group.add(slab([long, tall, WALL], [0, tall / 2, (side * (deep - WALL)) / 2], CARD));
    group.add(slab([WALL, tall, deep], [(side * (long - WALL)) / 2, tall / 2, 0], CARD));
  }
  return group;
}

/** Tissue paper, crumpled, standing a little over the edge. */
function tissue(): THREE.Mesh {
  const folds = cloud(9, 6, 3, 8);
  const sheet = new THREE.PlaneGeometry(LONG * 0.96, DEEP * 0.96, 70, 46).rotateX(-Math.PI / 2);
  const position = sheet.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) {
    const [x, z] = [position.getX(i) / LONG, position.getZ(i) / DEEP];
    const rim = Math.max(Math.abs(x), Math.abs(z)) * 2;
    const fold = Math.abs(folds(x + 0.5, z + 0.5) - 0.5) * 2;
    position.setY(i, 1.5 + 1.9 * rim ** 4 + 1.5 * fold);
  }
  sheet.computeVertexNormals();
  const paper = new THREE.Mesh(sheet, PAPER);
  paper.castShadow = true;
  paper.receiveShadow = true;
  return paper;
}

/** An empty shoe box, its lid leaning on it, on nothing: the page's ground shows through. */
export function drawBox(size: number): string {
  const renderer = new THREE.WebGLRenderer({ alpha: true, antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(size, size, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.NeutralToneMapping;
  const scene = new THREE.Scene();
  const maker = new THREE.PMREMGenerator(renderer);
  scene.environment = maker.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.55;
  const sun = new THREE.DirectionalLight('#ffffff', 1.9);
  sun.position.set(-9, 16, 10);
  sun.castShadow = true;
  Object.assign(sun.shadow.camera, { left: -12, right: 12, top: 12, bottom: -12, near: 1, far: 50 });
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 6;
  sun.shadow.normalBias = 0.03;
  const lid = tray(LONG + 0.3, DEEP + 0.3, 1.1);
  lid.rotation.set(-1.16, 0, 0);
  lid.position.set(0.5, 3.2, -DEEP / 2 - 1.9);
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(60, 60), new THREE.ShadowMaterial({ opacity: 0.2 }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  const box = tray(LONG, DEEP, TALL);
  const all = new THREE.Group();
  all.add(box, tissue(), lid);
  all.rotation.y = 0.5;
  scene.add(sun, all, ground);
  const camera = new THREE.PerspectiveCamera(22, 1, 1, 200);
  camera.position.set(0, 19, 38);
  camera.lookAt(0.2, 2.6, 0);
  renderer.render(scene, camera);
  return renderer.domElement.toDataURL('image/png');
}
