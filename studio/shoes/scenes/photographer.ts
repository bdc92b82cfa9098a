import * as THREE from 'three';
import type { Grade } from './film.ts';
import { frame } from './frame.ts';
import { leg, type Worn } from './legs.ts';
import { Lens } from './lens.ts';
import { Mirror } from './mirror.ts';
import type { Setting } from './setting.ts';
import { place, type Shot } from './shots.ts';

export type Order = {
  grade: Grade;
  width: number;
  height: number;
  exposures: number;
  brightness?: number;
  worn?: Worn;
};

/** The tallest shoe that is worn under a trouser, in units. */
const TALLEST = 8.4;

type Built = ReturnType<Setting['build']> & { environment: THREE.Texture };

/** Takes pictures of shoes in settings; a setting is built once and kept. */
export class Photographer {
  private readonly lens = new Lens();

  get renderer(): THREE.WebGLRenderer {
    return this.lens.renderer;
  }

  private readonly mirror = new Mirror();
  private readonly built = new Map<string, Built>();

  /** `shoe` answers what stands at each place of the shot. */
  shoot(
    name: string,
    setting: Setting,
    shoe: (n: number) => THREE.Object3D,
    shot: Shot,
    order: Order,
  ): string {
    const { stage, dome, ground, environment, attend } = this.raise(name, setting, order.grade);
    this.mirror.resize(order.width, order.height);
    const scene = new THREE.Scene();
    scene.environment = environment;
    scene.environmentIntensity = setting.ambient;
    // What is not a shoe is matt: it gets the light from everywhere without reflections, which cost most of the time.
    scene.add(new THREE.AmbientLight('#ffffff', setting.ambient * 0.34));
    const shoes = shot.shoes.map((at, n) => {
      const model = shoe(n);
      model.name = 'shoe';
      const top = new THREE.Box3().setFromObject(model, true).max.y;
      // The foot that carries the weight stands nearly straight.
      const bend = at.heelUp ? 1 : 0.25;
      const limb = order.worn && top < TALLEST ? leg(top * 0.92, order.worn, n * 9 + 4, bend) : undefined;
      // A shoe that nobody wears does not walk.
      return place(model, limb, limb ? at : { ...at, heelUp: 0 });
    });
    scene.add(stage, dome, ...shoes);
    scene.updateMatrixWorld(true);
    attend?.(shoes);
    const first = shoes.at(-1)?.position ?? new THREE.Vector3();
    const picture = this.lens.shoot(
      scene,
      setting.light(order.grade),
      {
        ...order,
        brightness: (order.brightness ?? 0.94) * setting.brightness,
        ...frame(shot, shoes, order.width / order.height),
        angle: shot.angle,
        aperture: shot.aperture,
        focus: first
          .clone()
          .setY(2)
          .add(new THREE.Vector3(-1, 0, 1)),
      },
      (camera, n) => {
        if (ground && n % 2 === 0) this.mirror.render(this.lens.renderer, scene, camera, ground, n);
      },
    );
    scene.clear();
    return picture;
  }

  private raise(name: string, setting: Setting, grade: Grade): Built {
    const key = `${name}-${grade}`;
    const kept = this.built.get(key);
    if (kept) return kept;
    const made = setting.build(this.mirror, grade);
    const around = new THREE.Scene();
    around.add(made.dome);
    const maker = new THREE.PMREMGenerator(this.lens.renderer);
    const environment = maker.fromScene(around, 0.02, 0.1, 1000).texture;
    maker.dispose();
    const built = { ...made, environment };
    this.built.set(key, built);
    return built;
  }
}
