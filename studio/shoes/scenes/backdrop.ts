import * as THREE from 'three';
import { mix, random } from './noise.ts';

export type Rgb = readonly [number, number, number];
export const css = ([r, g, b]: Rgb, alpha = 1): string => `rgba(${r},${g},${b},${alpha})`;

/** A drawing board of a given size. */
export function board(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on.');
  return [canvas, pen];
}

export function painted(canvas: HTMLCanvasElement): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}

/** A sky of colours from the horizon up, each with the height where it stands (0 horizon, 1 above). */
export function dome(stops: readonly (readonly [number, Rgb])[], ground: Rgb, power = 1): THREE.Mesh {
  const [canvas, pen] = board(4, 512);
  const sky = pen.createLinearGradient(0, 256, 0, 0);
  for (const [at, colour] of stops) sky.addColorStop(at, css(colour));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 4, 256);
  pen.fillStyle = css(ground);
  pen.fillRect(0, 256, 4, 256);
  const ball = new THREE.Mesh(
    new THREE.SphereGeometry(500, 24, 64),
    new THREE.MeshBasicMaterial({
      map: painted(canvas),
      side: THREE.BackSide,
      fog: false,
      depthWrite: false,
    }),
  );
  ball.material.color.setScalar(power);
  return ball;
}

/** Far things out of focus: upright bands before a paler ground, then discs of light, all blurred. */
export function farAway(bands: readonly Rgb[], discs: readonly Rgb[], seed: number): THREE.CanvasTexture {
  const [canvas, pen] = board(2048, 512);
  const next = random(seed);
  pen.filter = 'blur(9px)';
  for (let pass = 0; pass < 2; pass += 1) {
    for (let x = -60; x < 2100; ) {
      const wide = mix(16, pass ? 70 : 130, next());
      pen.fillStyle = css(bands[Math.floor(next() * bands.length)] ?? [128, 128, 128], pass ? 0.5 : 1);
      pen.fillRect(x, pass ? mix(150, 430, next()) : mix(0, 60, next()), wide + 20, 600);
      x += wide * (pass ? 1.7 : 1);
    }
  }
  for (let n = 0; n < discs.length * 9; n += 1) {
    const disc = discs[n % discs.length] ?? [255, 255, 255];
    pen.filter = 'blur(1.5px)';
    pen.fillStyle = css(disc, mix(0.08, 0.34, next()));
    pen.beginPath();
    pen.arc(next() * 2048, mix(120, 470, next()), mix(6, 17, next()), 0, 7);
    pen.fill();
  }
  return painted(canvas);
}

/** Ridges one behind the other, each paler in the haze. */
export function hills(grade: 'warm' | 'cold'): THREE.Group {
  const range = new THREE.Group();
  const haze: Rgb = grade === 'warm' ? [240, 222, 202] : [224, 232, 238];
  const near: Rgb = grade === 'warm' ? [150, 142, 142] : [128, 146, 160];
  for (let n = 0; n < 4; n += 1) {
    const [canvas, pen] = board(1024, 128);
    const next = random(40 + n);
    const waves = Array.from(
      { length: 5 },
      (_, k) => [next() * 7, (k + 1) * (1.2 + next()), 16 / (k + 1)] as const,
    );
    const colour = near.map((c, k) => mix(c, haze[k] ?? 0, 0.42 + 0.17 * n)) as unknown as Rgb;
    pen.filter = 'blur(2px)';
    pen.fillStyle = css(colour);
    pen.beginPath();
    pen.moveTo(0, 128);
    for (let x = 0; x <= 1024; x += 4) {
      const y = waves.reduce(
        (sum, [start, often, tall]) => sum + tall * Math.sin(start + (x / 1024) * 6.28 * often),
        0,
      );
      pen.lineTo(x, 78 - y * 0.8 - n * 9);
    }
    pen.lineTo(1024, 128);
    pen.fill();
    const ridge = new THREE.Mesh(
      new THREE.PlaneGeometry(760, 60),
      new THREE.MeshBasicMaterial({ map: painted(canvas), transparent: true, depthWrite: false }),
    );
    ridge.position.set(0, 6 + n * 1.5, -230 - n * 30);
    ridge.renderOrder = -n;
    range.add(ridge);
  }
  return range;
}
