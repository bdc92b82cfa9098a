import * as THREE from 'three';
import { standing } from './finish.ts';
import { SHADOW } from './shadow.ts';

/** The ground of every product tile: role `tile` of the theme, the same in both modes. */
export const TILE = '#f4f4f3';

/** Rendered at its own size: the four samples of each edge are as smooth at 800 px as a larger picture drawn smaller. */
const OVER = 1;

/** Depth of the faces that are drawn, a little behind them, so that they themselves still pass. */
const DEPTH_ONLY = new THREE.MeshBasicMaterial({
  colorWrite: false,
  polygonOffset: true,
  polygonOffsetFactor: 1,
  polygonOffsetUnits: 2,
});

/** Draws the depth of a scene first, so that the costly light is worked out once for each point that is seen. */
function drawInDepthOrder(renderer: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.Camera) {
  const shadow = scene.getObjectByName(SHADOW);
  const wasSeen = shadow?.visible ?? false;
  if (shadow) shadow.visible = false;
  scene.overrideMaterial = DEPTH_ONLY;
  renderer.autoClear = true;
  renderer.shadowMap.enabled = false;
  renderer.render(scene, camera);
  scene.overrideMaterial = null;
  renderer.shadowMap.enabled = true;
  if (shadow) shadow.visible = wasSeen;
  renderer.autoClear = false;
  renderer.render(scene, camera);
  renderer.autoClear = true;
}

/** Colours stay as they are dyed up to a bright tone, then bend softly: nothing is blown out, nothing is tinted. */
THREE.ShaderChunk.tonemapping_pars_fragment = THREE.ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  `vec3 CustomToneMapping( vec3 color ) {
    color *= toneMappingExposure;
    float peak = max( color.r, max( color.g, color.b ) );
    if ( peak < 0.7 ) return color;
    float room = 0.3;
    float bent = 1.0 - room * room / ( peak + room - 0.7 );
    return mix( color * ( bent / peak ), vec3( bent ), 0.12 * ( 1.0 - 1.0 / ( 1.0 + peak - 0.7 ) ) );
  }`,
);

export type Studio = ReturnType<typeof openStudio>;

export function openStudio(width: number, height = width, over = OVER) {
  const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(width * over, height * over, false);
  renderer.toneMapping = THREE.CustomToneMapping;
  renderer.toneMappingExposure = 1;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  const environment = softboxes(renderer);

  /** A scene with the studio's light in it; the key comes from the left, above and before the shoe. */
  const stage = () => {
    const scene = new THREE.Scene();
    scene.environment = environment;
    scene.environmentIntensity = 0.86;
    scene.add(keyLight(), rimLight());
    return scene;
  };

  const small = document.createElement('canvas');
  small.width = width;
  small.height = height;
  const x = small.getContext('2d');
  const shoot = (
    scene: THREE.Scene,
    camera: THREE.Camera,
    options: { ground?: string; lifted?: boolean } = {},
  ) => {
    standing.value = options.lifted ? 0 : 1;
    renderer.setClearColor(options.ground ?? TILE, 1);
    drawInDepthOrder(renderer, scene, camera);
    if (!x) throw new Error('no canvas');
    x.imageSmoothingQuality = 'high';
    x.drawImage(renderer.domElement, 0, 0, width, height);
    return small.toDataURL('image/png');
  };
  return { renderer, stage, shoot, width, height };
}

function keyLight() {
  const key = new THREE.DirectionalLight('#fffaf2', 1.3);
  key.position.set(-7, 15, 11);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  Object.assign(key.shadow.camera, { left: -10, right: 10, top: 10, bottom: -10, near: 1, far: 45 });
  key.shadow.radius = 6;
  key.shadow.bias = -0.0005;
  key.shadow.normalBias = 0.05;
  return key;
}

function rimLight() {
  const rim = new THREE.DirectionalLight('#f4f8ff', 0.55);
  rim.position.set(11, 7, -10);
  return rim;
}

/** A grey room with a bright floor, a wide light above, a tall one before and a strip behind. */
function softboxes(renderer: THREE.WebGLRenderer) {
  const room = new THREE.Scene();
  const box = (w: number, h: number, place: THREE.Vector3, light: number, tone = '#ffffff') => {
    const material = new THREE.MeshBasicMaterial({
      color: new THREE.Color(tone).multiplyScalar(light),
      side: THREE.DoubleSide,
    });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), material);
    mesh.position.copy(place);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  room.add(
    new THREE.Mesh(
      new THREE.SphereGeometry(20, 32, 16),
      new THREE.MeshBasicMaterial({
        color: new THREE.Color('#ffffff').multiplyScalar(0.25),
        side: THREE.BackSide,
      }),
    ),
  );
  box(40, 40, new THREE.Vector3(0, -9, 0), 0.55, '#fbfaf7');
  box(11, 8, new THREE.Vector3(-2, 11, 2), 4.6);
  box(5, 9, new THREE.Vector3(-11, 4, 8), 2.6, '#fff8ee');
  box(3, 9, new THREE.Vector3(12, 5, -5), 3.2, '#f2f6ff');
  box(7, 3, new THREE.Vector3(6, 4, 13), 1.2);
  const maker = new THREE.PMREMGenerator(renderer);
  return maker.fromScene(room, 0.02).texture;
}
