import { smooth } from '../core/curve.ts';
import type { Last } from '../core/last.ts';
import type { Tread } from '../core/tread.ts';
import { heelOf } from './heel.ts';
import { stack } from './stack.ts';

export type DressSole = {
  /** Height of the heel. */
  heel: number;
  sole: string;
  edge?: string;
  welt?: string;
  thick?: number;
  /** How far the welt stands out. */
  ledge?: number;
  tread?: Tread;
  toe?: number;
  from?: number;
};

/** A flat sole that is pitched over a heel, with a welt round it. */
export function dressSole(last: Last, shape: DressSole) {
  const pitch = (t: number) => {
    const toe = (shape.toe ?? 0.3) * Math.max(0, 1 - t / 0.3) ** 2;
    return toe + shape.heel * smooth(0.36, 0.74, t);
  };
  const thick = shape.thick ?? 0.24;
  const ledge = shape.ledge ?? 0.1;
  const edge = shape.edge ?? shape.sole;
  const made = stack(
    last,
    pitch,
    [
      {
        top: `0 ${thick} | 1 ${thick}`,
        color: edge,
        finish: 'polished',
        profile: `0 ${ledge - 0.05} | 0.3 ${ledge} | 0.8 ${ledge} | 1 ${ledge - 0.03}`,
        steps: 7,
      },
      {
        top: `0 ${thick + 0.09} | 1 ${thick + 0.09}`,
        color: shape.welt ?? edge,
        finish: 'leather',
        profile: `0 ${ledge - 0.03} | 0.5 ${ledge - 0.02} | 1 ${ledge - 0.08}`,
        steps: 5,
      },
    ],
    { tread: shape.tread ?? 'leather', treadColor: shape.sole },
  );
  const from = shape.from ?? 0.7;
  made.group.add(
    ...heelOf(last, (t) => pitch(t) + 0.01, { from, taper: 0.06, finish: 'polished', color: edge }),
  );
  return made;
}
