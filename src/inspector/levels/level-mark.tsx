import type { Level } from '#proof/meant.ts';
import { levelsText } from './levels.text.ts';

type LevelMarkProps = { level: Level | undefined; x: number; y: number };

/** Sign before the caption of a transition that tells how far tests have gone with it; its line alone may stand for several. */
export const LevelMark = ({ level, x, y }: LevelMarkProps) =>
  level ? (
    <text x={x} y={y} textAnchor="end" className={`mark level-${level}`}>
      {levelsText.marks[level]}
      <title>{levelsText.names[level]}</title>
    </text>
  ) : null;
