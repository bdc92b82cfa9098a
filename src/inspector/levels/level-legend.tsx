import { LEVELS, type Level } from '#proof/meant.ts';
import { styled } from '#src/styles/stitches.ts';
import { LEVEL_LINES } from '../chart/chart-style.ts';
import { levelsText } from './levels.text.ts';
import { countAt, type Levels } from './levels.ts';

const words = levelsText;

const Legend = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px $4',
  alignItems: 'center',
  flexBasis: '100%',
  fontSize: '13px',
  '& label': { display: 'inline-flex', gap: '6px', alignItems: 'center', minHeight: '28px', fontWeight: 600 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2px $3' },
  '& li': { display: 'inline-flex', gap: '6px', alignItems: 'center', color: '$ink2' },
});

const Sample = ({ level }: { level: Level }) => (
  <svg width={34} height={10} aria-hidden="true">
    <line x1={0} y1={5} x2={34} y2={5} {...LEVEL_LINES[level]} />
  </svg>
);

type LevelLegendProps = { levels: Levels; isPainted: boolean; onPaint: (isPainted: boolean) => void };

/** How many transitions of a chart tests have reached how far, with the switch that draws its arrows so. */
export const LevelLegend = ({ levels, isPainted, onPaint }: LevelLegendProps) => (
  <Legend>
    <label>
      <input type="checkbox" checked={isPainted} onChange={({ target }) => onPaint(target.checked)} />
      {words.paint}
    </label>
    <ul aria-label={words.count(countAt(levels, 'meant'), levels.size)}>
      {LEVELS.map((level) => (
        <li key={level}>
          <Sample level={level} />
          <span>
            {words.marks[level]} {words.names[level]} <b>{countAt(levels, level)}</b>
          </span>
        </li>
      ))}
    </ul>
  </Legend>
);
