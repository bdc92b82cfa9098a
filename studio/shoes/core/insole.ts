import { shade } from './dye.ts';
import { surface } from './finish.ts';
import type { Last } from './last.ts';
import { DEEP, outline, printedMark, sheets, UNIT, WIDE, zone } from './plan.ts';

/** What a foot stands on inside a shoe: sewn leather with a sock under the heel, pile, or cloth over foam with air holes. */
export type Insole = 'leather' | 'pile' | 'cloth';

/** The material of an inner sole, with the mark under the heel. */
export function insoleSurface(kind: Insole, color: string, last: Last) {
  const drawn = sheets(color, '#808080');
  const [deep, print] = [shade(color, -0.12), shade(color, -0.45)];
  if (kind === 'cloth') {
    drawn.both((x) => {
      x.clip(outline(last, 0.5));
      x.clip(zone(-1, 6.2));
      for (let i = 0; i < WIDE; i += 0.3 * UNIT)
        for (let j = 0; j < DEEP; j += 0.3 * UNIT) {
          x.beginPath();
          x.arc(i + ((j / (0.3 * UNIT)) % 2 ? 0.15 * UNIT : 0), j, 0.045 * UNIT, 0, 7);
          x.fill();
        }
    }, [print, '#202020']);
  }
  if (kind !== 'pile') {
    drawn.both((x) => {
      x.clip(outline(last, 0.3));
      x.clip(zone(6.5, 11, 0.35));
      x.fillRect(0, 0, WIDE, DEEP);
    }, [kind === 'leather' ? shade(color, 0.16) : deep, '#a0a0a0']);
    drawn.both((x) => {
      x.lineWidth = 0.03 * UNIT;
      x.setLineDash([0.1 * UNIT, 0.05 * UNIT]);
      x.stroke(outline(last, 0.4));
    }, [print, '#606060']);
    drawn.both((x) => x.fill(printedMark(8.1, 0.75)), [print, '#6c6c6c']);
  }
  return surface(kind === 'leather' ? 'leather' : kind === 'pile' ? 'fur' : 'lining', color, {
    ...drawn.maps(),
    bumpScale: 0.05,
  });
}
