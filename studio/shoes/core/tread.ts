import * as THREE from 'three';
import { surface } from './finish.ts';
import { canvas } from './tiles.ts';

const [W, H] = [1600, 640];

/** What the underside looks like: drawn from above the plan, ten units wide and four deep. */
export type Tread =
  | 'herringbone'
  | 'waves'
  | 'hexagons'
  | 'lugs'
  | 'pads'
  | 'leather'
  | 'crepe'
  | 'studs'
  | 'plain';

type Sheet = CanvasRenderingContext2D;

/** One path and one stroke: with a blur on the sheet every stroke of its own costs as much as all of them. */
const lines = (x: Sheet, step: number, width: number, way: (i: number) => Path2D) => {
  const all = new Path2D();
  for (let i = -step * 20; i < W + step * 20; i += step) all.addPath(way(i));
  x.lineWidth = width;
  x.stroke(all);
};

const zigzag = (i: number, tooth: number, deep: number) => {
  const path = new Path2D();
  for (let y = -tooth; y <= H + tooth; y += tooth) path.lineTo(i + ((y / tooth) % 2 ? deep : 0), y);
  return path;
};

function blocks(x: Sheet, step: number, size: number, corners: number, turned = 0) {
  const all = new Path2D();
  for (let j = 0; j * step * 0.87 < H + step; j++)
    for (let i = 0; i * step < W + step; i++) {
      const cx = i * step + (j % 2 ? step / 2 : 0);
      for (let k = 0; k < corners; k++) {
        const angle = turned + (k / corners) * Math.PI * 2;
        const [px, py] = [cx + Math.cos(angle) * size, j * step * 0.87 + Math.sin(angle) * size];
        if (k) all.lineTo(px, py);
        else all.moveTo(px, py);
      }
      all.closePath();
    }
  x.fill(all);
}

const PAINT: Record<Tread, (x: Sheet) => void> = {
  plain: () => undefined,
  leather: (x) => lines(x, 900, 1, (i) => zigzag(i, 2000, 0)),
  herringbone: (x) => lines(x, 22, 9, (i) => zigzag(i, 40, 26)),
  waves: (x) => lines(x, 30, 13, (i) => zigzag(i, 90, 34)),
  hexagons: (x) => blocks(x, 46, 21, 6, Math.PI / 6),
  pads: (x) => blocks(x, 96, 42, 4, Math.PI / 4),
  lugs: (x) => blocks(x, 84, 34, 3, 0),
  studs: (x) => blocks(x, 60, 18, 12),
  crepe: (x) => blocks(x, 18, 7, 5),
};

/** The material of an underside in one colour, or with a second colour under the middle of the foot. */
export function treadSurface(tread: Tread, color: string, middle?: string) {
  const [paint, relief] = [canvas(W, H), canvas(W, H)];
  paint.x.fillStyle = color;
  paint.x.fillRect(0, 0, W, H);
  if (middle) {
    paint.x.fillStyle = middle;
    paint.x.beginPath();
    paint.x.ellipse(W * 0.56, H * 0.5, W * 0.13, H * 0.34, 0, 0, 7);
    paint.x.fill();
  }
  relief.x.fillStyle = '#707070';
  relief.x.fillRect(0, 0, W, H);
  relief.x.filter = 'blur(1.5px)';
  for (const [x, dark] of [
    [relief.x, '#fff'],
    [paint.x, 'rgba(255,255,255,.09)'],
  ] as const) {
    x.strokeStyle = dark;
    x.fillStyle = dark;
    PAINT[tread](x);
  }
  const texture = (sheet: HTMLCanvasElement) => {
    const made = new THREE.CanvasTexture(sheet);
    made.repeat.set(1, 2.5);
    made.offset.set(0, -0.75);
    made.anisotropy = 8;
    return made;
  };
  const map = texture(paint.sheet);
  map.colorSpace = THREE.SRGBColorSpace;
  const material = surface(tread === 'leather' ? 'polished' : 'rubber', color, {
    map,
    bumpMap: texture(relief.sheet),
    bumpScale: 0.14,
  });
  material.roughness = tread === 'leather' ? 0.4 : 0.72;
  return material;
}
