import * as THREE from 'three';
import { type Baked, bake, lay, meshesOf } from '../core/bake.ts';
import { type ColorCode, dye } from '../core/dye.ts';
import { fromText, stamp } from '../core/keep.ts';
import { SHADOW } from '../core/shadow.ts';
import { MODELS } from '../models.ts';
import type { Banner } from './banners.ts';
import { drawBox } from './box.ts';
import { type Order, Photographer } from './photographer.ts';
import type { Scene } from './plan.ts';
import { SETTINGS } from './settings.ts';
import { SHOTS, type Shot } from './shots.ts';

/** Runs in the browser: one photographer for all pictures; the last shoe is kept, light is baked once for each model. */
const photographer = new Photographer();
const baked = new Map<string, Baked>();
const kept = new Map<string, THREE.Group>();
/** Light that a run of the product pictures has baked, as the script hands it in. */
const earlier = new Map<string, { stamp?: string; text?: string }>();

function lightOf(slug: string, shoe: THREE.Group): Baked {
  const { stamp: mark, text } = earlier.get(slug) ?? {};
  return text && mark === stamp(shoe) ? fromText(shoe, text) : bake(photographer.renderer, shoe);
}

function shoeOf(slug: string, color: string): THREE.Group {
  const key = `${slug}-${color}`;
  const known = kept.get(key);
  if (known) return known;
  const model = MODELS[slug];
  if (!model) throw new Error(`no model ${slug}`);
  const shoe = model(dye(color as ColorCode));
  const light = baked.get(slug) ?? lightOf(slug, shoe);
  baked.set(slug, light);
  lay(shoe, light);
  // The scene has a light and a ground of its own.
  shoe.getObjectByName(SHADOW)?.removeFromParent();
  kept.set(key, shoe);
  return shoe;
}

function forget(key: string): void {
  const shoe = kept.get(key);
  if (!shoe) return;
  for (const { geometry, material } of meshesOf(shoe)) {
    geometry.dispose();
    for (const one of [material].flat()) {
      if (one instanceof THREE.MeshPhysicalMaterial)
        for (const map of [one.map, one.bumpMap, one.roughnessMap]) map?.dispose();
      one.dispose();
    }
  }
  kept.delete(key);
}

function draw({ slug, color, setting, shot, worn }: Scene, order: Order): string {
  const shoe = shoeOf(slug, color);
  for (const old of kept.keys()) if (old !== `${slug}-${color}`) forget(old);
  return photographer.shoot(setting, SETTINGS[setting], () => shoe.clone(), SHOTS[shot], {
    ...order,
    ...(worn && { worn }),
  });
}

function drawBanner(
  { setting, shoes, from, at }: Banner,
  frame: Pick<Shot, 'middle' | 'wide'>,
  order: Order,
): string {
  const shot: Shot = { shoes, from, at, angle: 30, aperture: 0.2, worn: false, ...frame };
  const stood = (n: number) => {
    const wanted = shoes[n];
    if (!wanted) throw new Error('a place without a shoe');
    const shoe = new THREE.Group();
    shoe.add(shoeOf(wanted.slug, wanted.color).clone());
    shoe.children[0]?.scale.setScalar(wanted.scale ?? 1);
    return shoe;
  };
  return photographer.shoot(setting, SETTINGS[setting], stood, shot, order);
}

Object.assign(globalThis, {
  scenes: {
    draw,
    drawBanner,
    drawBox,
    slugs: () => Object.keys(MODELS),
    know: (slug: string, light: { stamp?: string; text?: string }) => void earlier.set(slug, light),
  },
});
