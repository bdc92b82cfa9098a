import * as THREE from 'three';
import { type TileName, tile } from './tiles.ts';

/** What a surface is made of. Grain is laid from three sides by place, so that it never stretches. */
export type Finish = {
  tile: TileName;
  /** Tiles for each unit (a unit is about 29 mm). */
  scale: number;
  /** Depth in units. */
  depth: number;
  /** How much the grain darkens its valleys. */
  tint: number;
  rough: number;
  sheen?: number;
  coat?: number;
};

export const FINISHES = {
  leather: { tile: 'leather', scale: 1.5, depth: 0.005, tint: 0.06, rough: 0.52, coat: 0.1 },
  polished: { tile: 'leather', scale: 0.8, depth: 0.0035, tint: 0.03, rough: 0.34, coat: 0.45 },
  patent: { tile: 'leather', scale: 0.6, depth: 0.0015, tint: 0.01, rough: 0.2, coat: 0.8 },
  grained: { tile: 'grained', scale: 0.95, depth: 0.011, tint: 0.1, rough: 0.56, coat: 0.08 },
  suede: { tile: 'suede', scale: 0.55, depth: 0.012, tint: 0.34, rough: 0.96, sheen: 0.6 },
  canvas: { tile: 'canvas', scale: 0.62, depth: 0.016, tint: 0.3, rough: 0.95, sheen: 0.2 },
  knit: { tile: 'knit', scale: 0.75, depth: 0.018, tint: 0.3, rough: 0.92, sheen: 0.3 },
  mesh: { tile: 'mesh', scale: 0.7, depth: 0.028, tint: 0.42, rough: 0.9, sheen: 0.25 },
  foam: { tile: 'foam', scale: 0.5, depth: 0.007, tint: 0.05, rough: 0.72 },
  rubber: { tile: 'rubber', scale: 0.6, depth: 0.003, tint: 0.05, rough: 0.6 },
  gloss: { tile: 'rubber', scale: 0.6, depth: 0.001, tint: 0.02, rough: 0.28, coat: 0.35 },
  synthetic: { tile: 'rubber', scale: 0.9, depth: 0.003, tint: 0.04, rough: 0.48 },
  lining: { tile: 'knit', scale: 1.3, depth: 0.006, tint: 0.22, rough: 0.98, sheen: 0.3 },
  fur: { tile: 'fur', scale: 0.7, depth: 0.07, tint: 0.4, rough: 1, sheen: 0.8 },
  cord: { tile: 'cord', scale: 2.4, depth: 0.02, tint: 0.25, rough: 0.9, sheen: 0.2 },
  cork: { tile: 'cork', scale: 0.5, depth: 0.012, tint: 0.5, rough: 0.9 },
  metal: { tile: 'rubber', scale: 1, depth: 0, tint: 0, rough: 0.28 },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof FINISHES;

/** One switch for all materials: 0 when a shoe is held up (sole view), 1 when it stands on the ground. */
export const standing = { value: 1 };

export type Surface = THREE.MeshPhysicalMaterial;

type Maps = {
  map?: THREE.Texture;
  bumpMap?: THREE.Texture;
  bumpScale?: number;
  roughnessMap?: THREE.Texture;
};

/** `over` is the finish of panels that a drawing marks as lying over the base. */
export function surface(
  name: FinishName,
  color: string,
  options: Maps & { over?: FinishName; both?: boolean; metal?: boolean } = {},
): Surface {
  const finish: Finish = FINISHES[name];
  const over: Finish = FINISHES[options.over ?? name];
  const { map, bumpMap, roughnessMap } = options;
  const material = new THREE.MeshPhysicalMaterial({
    color: map ? '#ffffff' : color,
    roughness: map ? 1 : finish.rough,
    metalness: name === 'metal' ? 1 : 0,
    side: options.both ? THREE.DoubleSide : THREE.FrontSide,
    clearcoat: finish.coat ?? 0,
    clearcoatRoughness: 0.4,
    ...(map && { map }),
    ...(bumpMap && { bumpMap, bumpScale: options.bumpScale ?? 1 }),
    ...(roughnessMap && { roughnessMap }),
  });
  if (finish.sheen) {
    material.sheen = finish.sheen * 0.4;
    material.sheenRoughness = 0.5;
    material.sheenColor = new THREE.Color(color).lerp(new THREE.Color('#ffffff'), 0.5);
  }
  withGrain(material, finish, over);
  return material;
}

const HEAD = /* glsl */ `
varying float vShade; varying vec3 vAt; varying vec3 vOut; varying float vHigh;
uniform sampler2D grainA; uniform sampler2D grainB; uniform vec3 madeA; uniform vec3 madeB; uniform float standing;
float grainOf(sampler2D t, vec3 p, vec3 w) {
  return w.x * texture2D(t, p.zy).r + w.y * texture2D(t, p.xz).r + w.z * texture2D(t, p.xy).r;
}
vec3 ruffle(vec3 eye, vec3 n, vec2 slope, float face) {
  vec3 sx = normalize(dFdx(eye)) * length(dFdx(eye)); vec3 sy = dFdy(eye);
  vec3 r1 = cross(sy, n); vec3 r2 = cross(n, sx);
  float det = dot(sx, r1) * face;
  vec3 grad = sign(det) * (slope.x * r1 + slope.y * r2);
  return normalize(abs(det) * n - grad);
}
float grainHigh = 0.0;
`;

const GRAIN = /* glsl */ `#include <color_fragment>
{
  vec3 w = pow(abs(normalize(vOut)), vec3(6.0)); w /= (w.x + w.y + w.z);
  bool over = false;
  #ifdef USE_ROUGHNESSMAP
    over = texture2D(roughnessMap, vRoughnessMapUv).b > 0.5;
  #endif
  vec3 made = over ? madeB : madeA;
  float a = over ? grainOf(grainB, vAt * made.x, w) : grainOf(grainA, vAt * made.x, w);
  grainHigh = a * made.y;
  diffuseColor.rgb *= 1.0 + (a - 0.62) * made.z;
}`;

const OCCLUDED = /* glsl */ `
{
  float near = standing * (1.0 - smoothstep(-0.1, 1.5, vHigh)) * (0.6 - 0.5 * normalize(vOut).y);
  float open = clamp(vShade * (1.0 - 0.5 * max(near, 0.0)), 0.0, 1.0);
  vec3 alb = diffuseColor.rgb;
  vec3 lit = max(vec3(open), ((open * (2.0404 * alb - 0.3324) + (-4.7951 * alb + 0.6417)) * open + (2.7552 * alb + 0.6903)) * open);
  reflectedLight.indirectDiffuse *= lit;
  reflectedLight.indirectSpecular *= open * open;
  reflectedLight.directDiffuse *= mix(1.0, open, 0.35);
  reflectedLight.directSpecular *= mix(1.0, open, 0.7);
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= open * open;
  #endif
  #ifdef USE_SHEEN
    sheenSpecularIndirect *= open;
  #endif
}`;

function withGrain(material: Surface, a: Finish, b: Finish) {
  const uniforms = {
    grainA: { value: tile(a.tile) },
    grainB: { value: tile(b.tile) },
    madeA: { value: new THREE.Vector3(a.scale, a.depth, a.tint) },
    madeB: { value: new THREE.Vector3(b.scale, b.depth, b.tint) },
    standing,
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader =
      `attribute float shade; varying float vShade; varying vec3 vAt; varying vec3 vOut; varying float vHigh;\n${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvShade = shade; vAt = position; vOut = normal; vHigh = (modelMatrix * vec4(position, 1.0)).y;',
      );
    shader.fragmentShader =
      HEAD +
      shader.fragmentShader
        .replace('#include <color_fragment>', GRAIN)
        .replace(
          '#include <normal_fragment_maps>',
          '#include <normal_fragment_maps>\nnormal = ruffle(-vViewPosition, normal, vec2(dFdx(grainHigh), dFdy(grainHigh)), faceDirection);',
        )
        .replace('#include <aomap_fragment>', OCCLUDED);
  };
}
