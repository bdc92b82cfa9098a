import * as THREE from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

export type Grade = 'warm' | 'cold';

const FINISH = /* glsl */ `
  uniform sampler2D light; uniform float brightness; uniform vec3 low; uniform vec3 high; varying vec2 at;
  vec3 film(vec3 x) { // Narkowicz's fit of the film curve, with the toe lifted a little
    return clamp((x * (2.43 * x + 0.06)) / (x * (2.35 * x + 0.62) + 0.13), 0.0, 1.0);
  }
  void main() {
    vec3 c = texture2D(light, at).rgb * brightness;
    float edge = length((at - 0.5) * vec2(0.9, 1.0));
    c *= 1.0 - 0.42 * smoothstep(0.34, 0.86, edge);
    c = film(c);
    float l = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = mix(c * low, c * high, smoothstep(0.05, 0.8, l));
    c = mix(vec3(dot(c, vec3(0.2126, 0.7152, 0.0722))), c, 1.06);
    c = mix(c, vec3(1.0), 0.012);
    gl_FragColor = vec4(pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
  }`;
const PLAIN = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const ADD =
  'uniform sampler2D light; uniform float part; varying vec2 at; void main() { gl_FragColor = vec4(min(texture2D(light, at).rgb, vec3(12.0)) * part, 1.0); }';

const GRADES: Record<Grade, { low: THREE.Vector3; high: THREE.Vector3 }> = {
  warm: { low: new THREE.Vector3(0.985, 0.99, 1.02), high: new THREE.Vector3(1.015, 1.0, 0.975) },
  cold: { low: new THREE.Vector3(0.96, 0.99, 1.05), high: new THREE.Vector3(0.985, 1.0, 1.015) },
};

const quad = (fragmentShader: string, uniforms: Record<string, THREE.IUniform>, blending: THREE.Blending) =>
  new FullScreenQuad(
    new THREE.ShaderMaterial({
      uniforms,
      vertexShader: PLAIN,
      fragmentShader,
      blending,
      depthTest: false,
      depthWrite: false,
    }),
  );

/** Where light adds up, and how it becomes a picture: the film's curve, the grade, darker corners. */
export class Film {
  private readonly one = { light: { value: null as THREE.Texture | null }, part: { value: 1 } };
  private readonly all = {
    light: { value: null as THREE.Texture | null },
    brightness: { value: 1 },
    low: { value: GRADES.warm.low },
    high: { value: GRADES.warm.high },
  };
  private readonly add = quad(ADD, this.one, THREE.AdditiveBlending);
  private readonly finish = quad(FINISH, this.all, THREE.NoBlending);

  expose(renderer: THREE.WebGLRenderer, light: THREE.Texture, part: number): void {
    this.one.light.value = light;
    this.one.part.value = part;
    this.add.render(renderer);
  }

  develop(
    renderer: THREE.WebGLRenderer,
    light: THREE.Texture,
    { grade, brightness }: { grade: Grade; brightness: number },
  ): void {
    this.all.light.value = light;
    this.all.brightness.value = brightness;
    this.all.low.value = GRADES[grade].low;
    this.all.high.value = GRADES[grade].high;
    this.finish.render(renderer);
  }
}
