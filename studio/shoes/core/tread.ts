import { shade } from './dye.ts';
import { surface } from './finish.ts';
import type { Last } from './last.ts';
import { DEEP, outline, printedMark, type Sheet, sheets, UNIT, WIDE, zone } from './plan.ts';
import { PATTERNS, type Tread } from './tread-patterns.ts';

export type { Tread } from './tread-patterns.ts';

/** Where the ball ends, and where the heel begins, by length. */
const [BALL, HEEL] = [5.35, 6.9];
/** Smooth undersides: leather is sewn round its edge, a climbing sole and a gathered one are bare. */
const SMOOTH: readonly Tread[] = ['leather', 'plain', 'crepe', 'ripple'];

/** Everything of a foot inside an outline, and of it the parts of a tread: ball and heel. */
function within(x: Sheet, last: Last, inset: number, parts: readonly Path2D[], draw: () => void) {
  x.clip(outline(last, inset));
  if (parts.length > 0) {
    const all = new Path2D();
    for (const part of parts) all.addPath(part);
    x.clip(all);
  }
  draw();
}

/** The grooves of a dark rubber are lighter than it would be in the light: a black groove on black is not seen. */
const grooveOf = (color: string) => shade(color, -0.42);
const raisedOf = (color: string) => shade(color, 0.1);

/** The material of an underside: a rim, a tread under ball and heel, and a waist with the mark between them. */
export function treadSurface(tread: Tread, color: string, last: Last, middle?: string) {
  const smooth = SMOOTH.includes(tread);
  const groove = grooveOf(color);
  const drawn = sheets(smooth ? color : groove, smooth ? '#8a8a8a' : '#2c2c2c');
  const raised: readonly [string, string] = [raisedOf(color), '#d8d8d8'];
  if (!smooth) {
    drawn.both((x) => {
      x.lineWidth = 0.34 * UNIT;
      x.stroke(outline(last, 0.12));
    }, raised);
    drawn.both((x) => {
      within(x, last, 0.36, [zone(-1, BALL), zone(HEEL, 11)], () => PATTERNS[tread](x));
    }, raised);
    waist(drawn.both, last, middle ?? shade(color, -0.16), groove);
  } else {
    drawn.both((x) => within(x, last, 0.14, [], () => PATTERNS[tread](x)), [shade(color, -0.3), '#4c4c4c']);
    drawn.both((x) => x.fill(printedMark(6.05, 0.55)), [shade(color, -0.35), '#505050']);
    if (tread === 'leather') sewn(drawn.both, last, color);
  }
  const material = surface(tread === 'leather' ? 'polished' : 'rubber', color, {
    ...drawn.maps(),
    bumpScale: 0.22,
  });
  material.roughness = tread === 'leather' ? 0.46 : 0.72;
  return material;
}

type Both = ReturnType<typeof sheets>['both'];

/** The smooth part under the arch, in a colour of its own where a runner shows its foam. */
function waist(both: Both, last: Last, color: string, groove: string) {
  both((x) => within(x, last, 0.3, [zone(BALL + 0.1, HEEL - 0.1)], () => x.fillRect(0, 0, WIDE, DEEP)), [
    color,
    '#8c8c8c',
  ]);
  both((x) => x.fill(printedMark(5.92, 0.6)), [groove, '#303030']);
}

/** A channel with its stitches round a leather sole, and the half sole of rubber that is worn first. */
function sewn(both: Both, last: Last, color: string) {
  both((x) => {
    x.lineWidth = 0.05 * UNIT;
    x.stroke(outline(last, 0.24));
  }, [shade(color, -0.28), '#505050']);
  both((x) => {
    x.lineWidth = 0.035 * UNIT;
    x.setLineDash([0.09 * UNIT, 0.05 * UNIT]);
    x.stroke(outline(last, 0.24));
  }, [shade(color, 0.5), '#b4b4b4']);
}

/** The rubber under a heel: a rim, a line and three rows of nails. */
export function topLift(color: string, last: Last) {
  const drawn = sheets(shade(color, 0.12), '#8a8a8a');
  drawn.both((x) => {
    x.lineWidth = 0.06 * UNIT;
    x.stroke(outline(last, 0.22));
  }, [shade(color, -0.5), '#303030']);
  drawn.both((x) => {
    x.clip(outline(last, 0.4));
    for (let i = 7.5; i < 9.6; i += 0.5)
      for (const z of [-0.66, 0, 0.66]) {
        x.beginPath();
        x.arc(i * UNIT, DEEP / 2 + z * UNIT, 0.08 * UNIT, 0, 7);
        x.fill();
      }
  }, [shade(color, -0.5), '#303030']);
  return surface('rubber', color, { ...drawn.maps(), bumpScale: 0.1 });
}
