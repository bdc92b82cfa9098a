import * as THREE from 'three';
import { type Baked, bake, lay, meshesOf, unbaked } from './core/bake.ts';
import { type ColorCode, dye } from './core/dye.ts';
import { fromText, stamp, toText } from './core/keep.ts';
import { SHADOW } from './core/shadow.ts';
import { openStudio, type Studio } from './core/studio.ts';
import { cameraAt, settingOf, type View } from './core/views.ts';
import { MODELS } from './models.ts';

/** Runs in the browser: shoes are built once for each colour, and their light is baked once for each model. */
const baked = new Map<string, Baked>();
let kept: { key: string; shoe: THREE.Group } | undefined;
let studio: Studio | undefined;

export function shoeOf(renderer: THREE.WebGLRenderer, slug: string, color: ColorCode): THREE.Group {
  const key = `${slug}-${color}`;
  if (kept?.key === key) return kept.shoe;
  if (kept) dispose(kept.shoe);
  const model = MODELS[slug];
  if (!model) throw new Error(`no model ${slug}`);
  const shoe = model(dye(color));
  const light = baked.get(slug) ?? lightOf(renderer, slug, shoe);
  baked.set(slug, light);
  lay(shoe, light);
  kept = { key, shoe };
  return shoe;
}

/** Light baked by an earlier run, as the script hands it in, and what this run baked, for it to keep. */
const earlier = new Map<string, { stamp: string; text: string }>();
const fresh = new Map<string, { stamp: string; text: string }>();
let rough = false;

function lightOf(renderer: THREE.WebGLRenderer, slug: string, shoe: THREE.Group): Baked {
  if (rough) return unbaked(shoe);
  const mark = stamp(shoe);
  const known = earlier.get(slug);
  if (known?.stamp === mark) return fromText(shoe, known.text);
  const light = bake(renderer, shoe);
  fresh.set(slug, { stamp: mark, text: toText(light) });
  return light;
}

function dispose(shoe: THREE.Group) {
  for (const { geometry, material } of meshesOf(shoe)) {
    geometry.dispose();
    for (const one of [material].flat()) {
      if (one instanceof THREE.MeshPhysicalMaterial)
        for (const map of [one.map, one.bumpMap, one.roughnessMap]) map?.dispose();
      one.dispose();
    }
  }
}

const tallness = (shoe: THREE.Group) => new THREE.Box3().setFromObject(shoe).max.y;

function draw(slug: string, color: ColorCode, view: View, size: number) {
  if (studio?.width !== size) studio = openStudio(size);
  const shoe = shoeOf(studio.renderer, slug, color);
  const scene = studio.stage();
  const setting = settingOf(view, shoe, () => shoe.clone(), tallness(shoe));
  for (const group of setting.groups) scene.add(group);
  const shadow = shoe.getObjectByName(SHADOW);
  if (shadow) shadow.visible = !setting.lifted;
  return studio.shoot(scene, setting.camera, { lifted: setting.lifted ?? false });
}

/** One of the frames of a full turn: 0 to 1 round the shoe. */
function turn(slug: string, color: ColorCode, part: number, size: number) {
  if (studio?.width !== size) studio = openStudio(size);
  const shoe = shoeOf(studio.renderer, slug, color);
  const scene = studio.stage();
  const holder = new THREE.Group();
  holder.add(shoe);
  shoe.position.x = -5;
  holder.rotation.y = part * Math.PI * 2;
  scene.add(holder);
  return studio.shoot(scene, cameraAt(-0.1, 0.16, { at: 1.95 }));
}

Object.assign(globalThis, {
  shoes: {
    draw,
    turn,
    slugs: () => Object.keys(MODELS),
    know: (slug: string, light: { stamp: string; text: string }) => void earlier.set(slug, light),
    fresh: (slug: string) => fresh.get(slug),
    roughly: () => {
      rough = true;
    },
  },
});
