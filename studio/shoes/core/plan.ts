import * as THREE from 'three';
import { at, pairs } from './curve.ts';
import type { Last } from './last.ts';
import { mark } from './mark.ts';
import { canvas } from './tiles.ts';

/** A sheet that is laid on a foot from above or below: 160 pixels to the unit, ten units wide and four deep. */
export const UNIT = 160;
export const [WIDE, DEEP] = [1600, 640];

export type Sheet = CanvasRenderingContext2D;

/** The place on a sheet of a point seen from above. */
const spotOf = (x: number, z: number): readonly [number, number] => [x * UNIT, (2 - z) * UNIT];

/** The edge of a last on a sheet, drawn in by a number of units. */
export function outline(last: Last, inset: number): Path2D {
  const path = new Path2D();
  for (const s of last.stations) path.lineTo(...spotOf(s.x - s.nx * inset, s.z - s.nz * inset));
  path.closePath();
  return path;
}

/** The part of a sheet between two lengths of the foot; both borders are bent forward in the middle. */
export function zone(from: number, to: number, bend = 0.3): Path2D {
  const path = new Path2D();
  path.moveTo(from * UNIT, 0);
  path.quadraticCurveTo((from - bend * 2) * UNIT, DEEP / 2, from * UNIT, DEEP);
  path.lineTo(to * UNIT, DEEP);
  path.quadraticCurveTo((to - bend * 2) * UNIT, DEEP / 2, to * UNIT, 0);
  path.closePath();
  return path;
}

/** The mark, its foot towards the heel; `x` is its middle along the foot. */
export function printedMark(x: number, size: number): Path2D {
  const path = new Path2D();
  for (const [a, b] of pairs(mark(-0.5, -0.5, 1, 1)))
    path.lineTo((x - b * size) * UNIT, DEEP / 2 + a * size * UNIT);
  path.closePath();
  return path;
}

/** A sheet as a texture of a plate, the coordinates of which are a tenth of its place. */
function texture(sheet: HTMLCanvasElement, colour: boolean) {
  const made = new THREE.CanvasTexture(sheet);
  made.repeat.set(1, 2.5);
  made.offset.set(0, -0.75);
  made.anisotropy = 8;
  if (colour) made.colorSpace = THREE.SRGBColorSpace;
  return made;
}

/** Two sheets of one drawing: its colours, and its relief from black (low) to white. */
export function sheets(color: string, ground: string) {
  const [paint, relief] = [canvas(WIDE, DEEP), canvas(WIDE, DEEP)];
  for (const [x, style] of [
    [paint.x, color],
    [relief.x, ground],
  ] as const) {
    x.fillStyle = style;
    x.fillRect(0, 0, WIDE, DEEP);
  }
  const both = (draw: (x: Sheet) => void, tones: readonly [string, string]) => {
    [paint.x, relief.x].forEach((x, i) => {
      x.save();
      x.fillStyle = at(tones, i);
      x.strokeStyle = at(tones, i);
      draw(x);
      x.restore();
    });
  };
  return { both, maps: () => ({ map: texture(paint.sheet, true), bumpMap: texture(relief.sheet, false) }) };
}
