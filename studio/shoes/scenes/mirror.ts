import * as THREE from 'three';

/** What stands on a ground seen in that ground: rendered from below, laid over it where it is smooth. */
export class Mirror {
  private readonly target = new THREE.WebGLRenderTarget(1, 1, { type: THREE.HalfFloatType });
  private readonly from = new THREE.PerspectiveCamera();
  private readonly uniforms = {
    mirrored: { value: null as THREE.Texture | null },
    mirrorMatrix: { value: new THREE.Matrix4() },
    mirrorShake: { value: new THREE.Vector2() },
  };

  constructor() {
    this.uniforms.mirrored.value = this.target.texture;
  }

  /** Half the picture's size is enough for what a floor shows. */
  resize(width: number, height: number): void {
    this.target.setSize(Math.round(width / 2), Math.round(height / 2));
  }

  /** Makes a ground's material reflect; `strength` 1 is still water. */
  polish(material: THREE.MeshLambertMaterial, strength: number, shake: number): void {
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      shader.vertexShader = shader.vertexShader
        .replace(
          'void main() {',
          'uniform mat4 mirrorMatrix; varying vec4 mirrorAt; varying vec3 mirrorView;\nvoid main() {',
        )
        .replace(
          '#include <fog_vertex>',
          '#include <fog_vertex>\n vec4 mirrorWorld = modelMatrix * vec4(transformed, 1.0); mirrorAt = mirrorMatrix * mirrorWorld; mirrorView = cameraPosition - mirrorWorld.xyz;',
        );
      shader.fragmentShader = shader.fragmentShader
        .replace(
          'void main() {',
          'uniform sampler2D mirrored; uniform vec2 mirrorShake; varying vec4 mirrorAt; varying vec3 mirrorView;\nvoid main() {',
        )
        .replace(
          '#include <opaque_fragment>',
          `vec2 mirrorUv = mirrorAt.xy / mirrorAt.w + (normal.xy - nonPerturbedNormal.xy) * 0.03 + mirrorShake * specularStrength * ${shake.toFixed(4)};
           float facing = clamp(normalize(mirrorView).y, 0.0, 1.0);
           float fresnel = 0.04 + 0.96 * pow(1.0 - facing, 5.0);
           float smoothly = pow(1.0 - specularStrength, 2.0) * ${strength.toFixed(3)};
           outgoingLight = mix(outgoingLight, texture2D(mirrored, mirrorUv).rgb, clamp(fresnel * smoothly * 1.6, 0.0, 0.9));
           #include <opaque_fragment>`,
        );
    };
  }

  /** Renders what the ground shows to this camera. */
  render(
    renderer: THREE.WebGLRenderer,
    scene: THREE.Scene,
    camera: THREE.PerspectiveCamera,
    ground: THREE.Object3D,
    n: number,
  ): void {
    const ahead = new THREE.Vector3();
    camera.getWorldDirection(ahead);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    this.from.position.copy(camera.position).setY(-camera.position.y);
    this.from.up.set(up.x, -up.y, up.z);
    this.from.lookAt(this.from.position.clone().add(new THREE.Vector3(ahead.x, -ahead.y, ahead.z)));
    this.from.updateMatrixWorld();
    this.from.projectionMatrix.copy(camera.projectionMatrix);
    this.from.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
    this.uniforms.mirrorMatrix.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(this.from.projectionMatrix)
      .multiply(this.from.matrixWorldInverse);
    this.uniforms.mirrorShake.value.set(
      Math.cos(n * 2.4 + 1) * Math.sqrt((n % 7) / 7),
      Math.sin(n * 2.4 + 1) * Math.sqrt((n % 5) / 5),
    );
    ground.visible = false;
    const shadows = renderer.shadowMap.autoUpdate;
    renderer.shadowMap.autoUpdate = false;
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.from);
    renderer.shadowMap.autoUpdate = shadows;
    ground.visible = true;
  }
}
