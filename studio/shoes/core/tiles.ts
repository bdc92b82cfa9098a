import * as THREE from 'three';
import { seeded } from './curve.ts';

const SIZE = 256;

type Painter = (x: CanvasRenderingContext2D, size: number) => void;

export function canvas(width: number, height: number) {
  const sheet = document.createElement('canvas');
  sheet.width = width;
  sheet.height = height;
  const x = sheet.getContext('2d', { willReadFrequently: true });
  if (!x) throw new Error('no canvas');
  return { sheet, x };
}

const fill = (x: CanvasRenderingContext2D, size: number, grey: number) => {
  x.fillStyle = `rgb(${grey},${grey},${grey})`;
  x.fillRect(0, 0, size, size);
};

/** Draws a thing at its place and wherever it would reach over an edge, so that tiles meet. */
function wrapped(size: number, cx: number, cy: number, reach: number, draw: (x: number, y: number) => void) {
  for (const dx of [-size, 0, size])
    for (const dy of [-size, 0, size]) {
      const [px, py] = [cx + dx, cy + dy];
      if (px > -reach && px < size + reach && py > -reach && py < size + reach) draw(px, py);
    }
}

const speckle: (count: number, radius: number, force: number, seed: number) => Painter =
  (count, radius, force, seed) => (x, size) => {
    const random = seeded(seed);
    for (let i = 0; i < count; i++) {
      const tone = random() > 0.5 ? 255 : 0;
      const r = radius * (0.5 + random());
      x.fillStyle = `rgba(${tone},${tone},${tone},${force})`;
      wrapped(size, random() * size, random() * size, r, (px, py) => {
        x.beginPath();
        x.arc(px, py, r, 0, 7);
        x.fill();
      });
    }
  };

/** Pebbles of leather: the way to the nearest of scattered points, with valleys between them. */
const cells: (count: number, seed: number) => Painter = (count, seed) => (x, size) => {
  const random = seeded(seed);
  const points = Array.from({ length: count }, () => [random() * size, random() * size] as const);
  const image = x.getImageData(0, 0, size, size);
  const span = Math.sqrt((size * size) / count);
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      let [near, next] = [1e9, 1e9];
      for (const [px, py] of points) {
        const dx = Math.abs(px - i);
        const dy = Math.abs(py - j);
        const d = Math.hypot(Math.min(dx, size - dx), Math.min(dy, size - dy));
        if (d < near) [near, next] = [d, near];
        else if (d < next) next = d;
      }
      const tone = 255 * Math.min(1, 0.25 + (1.5 * (next - near)) / span);
      image.data.set([tone, tone, tone, 255], (j * size + i) * 4);
    }
  x.putImageData(image, 0, 0);
};

/** Over and under, as cotton duck is woven. */
const weave: (threads: number) => Painter = (threads) => (x, size) => {
  const step = size / threads;
  const random = seeded(5);
  for (let j = 0; j < threads; j++)
    for (let i = 0; i < threads; i++) {
      const over = (i + j) % 2 === 0;
      const tone = (over ? 205 : 150) + random() * 40;
      const [w, h] = over ? [step * 1.1, step * 0.72] : [step * 0.72, step * 1.1];
      const g = x.createRadialGradient(
        (i + 0.5) * step,
        (j + 0.5) * step,
        0,
        (i + 0.5) * step,
        (j + 0.5) * step,
        step * 0.62,
      );
      g.addColorStop(0, `rgb(${tone},${tone},${tone})`);
      g.addColorStop(1, 'rgba(60,60,60,0)');
      x.fillStyle = g;
      x.fillRect((i + 0.5) * step - w / 2, (j + 0.5) * step - h / 2, w, h);
    }
};

/** Rows of little V stitches. */
const knit: (columns: number, rows: number) => Painter = (columns, rows) => (x, size) => {
  const [w, h] = [size / columns, size / rows];
  x.lineCap = 'round';
  for (let pass = 0; pass < 2; pass++)
    for (let j = -1; j <= rows; j++)
      for (let i = 0; i < columns; i++) {
        x.lineWidth = w * (pass ? 0.26 : 0.44);
        x.strokeStyle = pass ? 'rgb(235,235,235)' : 'rgb(150,150,150)';
        x.beginPath();
        x.moveTo((i + 0.12) * w, j * h);
        x.lineTo((i + 0.5) * w, (j + 0.9) * h);
        x.lineTo((i + 0.88) * w, j * h);
        x.stroke();
      }
};

/** Open mesh: soft holes in staggered rows, round enough not to read as dots. */
const holes: (columns: number) => Painter = (columns) => (x, size) => {
  const step = size / columns;
  for (let j = -1; j <= columns; j++)
    for (let i = -1; i <= columns; i++) {
      const cx = (i + (j % 2 === 0 ? 0.25 : 0.75)) * step;
      const cy = (j + 0.5) * step;
      const g = x.createRadialGradient(cx, cy, 0, cx, cy, step * 0.46);
      g.addColorStop(0, 'rgba(30,30,30,.95)');
      g.addColorStop(0.5, 'rgba(40,40,40,.6)');
      g.addColorStop(1, 'rgba(60,60,60,0)');
      x.fillStyle = g;
      x.fillRect(cx - step / 2, cy - step / 2, step, step);
    }
};

const TILES: Record<TileName, readonly [number, ...Painter[]]> = {
  leather: [128, cells(900, 11)],
  grained: [128, cells(340, 23)],
  suede: [128, speckle(9000, 1.4, 0.16, 31), speckle(160, 16, 0.05, 7)],
  canvas: [70, weave(24)],
  knit: [70, knit(16, 16)],
  mesh: [190, holes(12)],
  foam: [128, speckle(5000, 1.8, 0.12, 3)],
  rubber: [128, speckle(2500, 1.2, 0.1, 17)],
  fur: [110, speckle(2600, 3, 0.28, 41)],
  cord: [120, weave(10)],
  cork: [150, speckle(700, 5, 0.3, 13), speckle(3000, 1.6, 0.25, 19)],
};

export type TileName =
  | 'leather'
  | 'grained'
  | 'suede'
  | 'canvas'
  | 'knit'
  | 'mesh'
  | 'foam'
  | 'rubber'
  | 'fur'
  | 'cord'
  | 'cork';

const kept = new Map<TileName, THREE.Texture>();

/** A small height map that repeats without an edge. */
export function tile(name: TileName) {
  const known = kept.get(name);
  if (known) return known;
  const [base, ...painters] = TILES[name];
  const { sheet, x } = canvas(SIZE, SIZE);
  fill(x, SIZE, base);
  for (const paint of painters) paint(x, SIZE);
  const texture = new THREE.CanvasTexture(sheet);
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = THREE.RepeatWrapping;
  kept.set(name, texture);
  return texture;
}
