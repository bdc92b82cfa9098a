import * as THREE from 'three';
import { at, pairs, type Table } from './curve.ts';
import { FINISHES, type FinishName, surface } from './finish.ts';
import { cover, fillWith, follow, type Point, raise, shadowed, strokeWith } from './ink.ts';
import { cut, densely, inward, orientation, pushed, rounded } from './outline.ts';
import { canvas } from './tiles.ts';
import type { Upper } from './upper.ts';

/** Where a panel lies: a shape seen from the side, or all below or above a cut through the upper. */
export type Place =
  | { shape: Table; sharp?: boolean }
  | { below: (p: THREE.Vector3) => number }
  | { above: (p: THREE.Vector3) => number };

export type Panel = Place & {
  color: string;
  finish?: FinishName;
  /** Rows of stitches along the edge: 0, 1 or 2. */
  rows?: 0 | 1 | 2;
  thread?: string;
  /** How far it stands out, in units: 0 for a print or a woven change of colour. */
  thick?: number;
  /** Stitched along the opening too. */
  rim?: boolean;
};

/** Two pixels of the drawing for each one of an 800 px picture. */
const WIDTH = 1600;
/** Height, in units, that white means in the bump map. */
const RELIEF = 0.3;
const STITCH = { length: 0.082, gap: 0.03, width: 0.026, inset: 0.075, between: 0.085 };

/** Paints the pattern pieces of an upper: colour, relief and roughness, the same for both sides. */
export function drawing(upper: Upper, base: { color: string; finish: FinishName; over?: FinishName }) {
  const unit = WIDTH / upper.shape.last.perimeter;
  const tall = Math.min(2048, Math.round((upper.height * unit) / 8) * 8);
  const [map, relief, skin] = [canvas(WIDTH, tall), canvas(WIDTH, tall), canvas(WIDTH, tall)];
  const over = base.over ?? base.finish;
  const rough = (name: FinishName) => Math.round(FINISHES[name].rough * 255);
  cover(map.x, base.color, tall);
  cover(relief.x, '#303030', tall);
  cover(skin.x, `rgb(0,${rough(base.finish)},0)`, tall);
  const px = ([u, v]: Point): Point => [u * WIDTH, (1 - v) * tall];

  const edgeOf = (place: Place): { points: Point[]; closed: boolean; toRim: boolean } => {
    if ('shape' in place) {
      const shape = pairs(place.shape);
      const line = place.sharp ? densely(shape) : rounded(shape);
      return { points: line.map(([x, y]) => px(pushed(upper.find(x, y)))), closed: true, toRim: false };
    }
    const toRim = 'above' in place;
    const inside = 'above' in place ? place.above : place.below;
    return { points: cut(upper, inside, toRim).map(px), closed: false, toRim };
  };

  const pathOf = (edge: ReturnType<typeof edgeOf>) => {
    const path = new Path2D();
    for (const [x, y] of edge.points) path.lineTo(x, y);
    if (!edge.closed) {
      const outside = edge.toRim ? -40 : tall + 40;
      path.lineTo(WIDTH + 40, at(edge.points, edge.points.length - 1)[1]);
      path.lineTo(WIDTH + 40, outside);
      path.lineTo(-40, outside);
      path.lineTo(-40, at(edge.points, 0)[1]);
    }
    path.closePath();
    return path;
  };

  const panel = (piece: Panel) => {
    const edge = edgeOf(piece);
    const path = pathOf(edge);
    const thick = piece.thick ?? 0.035;
    const finish = piece.finish ?? over;
    if (thick > 0) shadowed(map.x, path, unit);
    fillWith(map.x, path, piece.color);
    fillWith(skin.x, path, `rgb(0,${rough(finish)},${finish === over ? 255 : 0})`);
    if (thick > 0) {
      raise(relief.x, path, thick / RELIEF);
      strokeWith(map.x, path, 'rgba(0,0,0,.3)', 0.018 * unit);
      strokeWith(relief.x, path, 'rgba(0,0,0,.45)', 0.03 * unit);
    }
    for (let row = 0; row < (piece.rows ?? 1); row++) {
      const away = (STITCH.inset + row * STITCH.between) * unit;
      const line = inward(edge.points, edge.closed ? orientation(edge.points) : edge.toRim ? -1 : 1, away);
      stitches(line, piece.thread ?? piece.color, piece.rim ?? false);
    }
  };

  const stitches = (line: readonly Point[], thread: string, rim: boolean) => {
    const kept = line.map(([x, y]) => y < tall * 0.95 && x > -9 && (rim || y > tall * 0.03));
    for (const { x, style, width } of [
      { x: map.x, style: 'rgba(0,0,0,.32)', width: 1.9 },
      { x: relief.x, style: 'rgba(0,0,0,.3)', width: 2.6 },
    ])
      follow(x, line, kept, style, width * STITCH.width * unit, []);
    const dash = [STITCH.length * unit, STITCH.gap * unit];
    follow(map.x, line, kept, thread, STITCH.width * unit, dash);
    follow(relief.x, line, kept, 'rgba(255,255,255,.3)', STITCH.width * unit, dash);
  };

  /** Stitches that follow the opening, from one place along the edge to another. */
  const hem = (thread: string, from = 0, to = 1, inset = STITCH.inset) => {
    const v = 1 - (inset + 0.02) / upper.height;
    const line = Array.from({ length: 160 }, (_, i) => px([from + ((to - from) * i) / 159, v]));
    stitches(line, thread, true);
  };

  /** A line of stitches or a crease of its own, along points seen from the side. */
  const seam = (points: Table, thread?: string) => {
    const line = rounded(pairs(points), false).map(([x, y]) => px(upper.find(x, y)));
    const all = line.map(() => true);
    if (thread) stitches(line, thread, true);
    else {
      follow(map.x, line, all, 'rgba(0,0,0,.34)', 0.022 * unit, []);
      follow(relief.x, line, all, 'rgba(0,0,0,.8)', 0.05 * unit, []);
    }
  };

  /** Small punched holes, seen from the side. */
  const punch = (points: Table, radius = 0.045, color = 'rgba(12,11,10,.8)') => {
    for (const [x, y] of pairs(points)) {
      const [cx, cy] = px(upper.find(x, y));
      for (const [sheet, style] of [
        [map.x, color],
        [relief.x, '#000'],
      ] as const) {
        sheet.fillStyle = style;
        sheet.beginPath();
        sheet.arc(cx, cy, radius * unit, 0, 7);
        sheet.fill();
      }
    }
  };

  const material = () =>
    surface(base.finish, base.color, {
      map: textured(map.sheet, true),
      bumpMap: textured(relief.sheet),
      bumpScale: RELIEF,
      roughnessMap: textured(skin.sheet),
      over,
    });

  return { panel, seam, hem, punch, material, unit, px, map: map.x, relief: relief.x };
}

export type Drawing = ReturnType<typeof drawing>;

function textured(sheet: HTMLCanvasElement, colour = false) {
  const texture = new THREE.CanvasTexture(sheet);
  if (colour) texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = colour ? 2 : 1;
  return texture;
}
