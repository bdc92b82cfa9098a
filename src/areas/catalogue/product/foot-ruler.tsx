import { styled } from '#src/styles/stitches.ts';

const Ruler = styled('svg', {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: '420px',
  margin: '$2 0',
  overflow: 'visible',
  '& line': { stroke: '$control' },
  '& text': { fill: '$ink3', fontSize: '11px', textAnchor: 'middle' },
  '& .foot': { fill: '$control' },
  '& .shoe': { stroke: '$ink', strokeWidth: 2, fill: 'none' },
  '& text.chosen': { fill: '$ink', fontWeight: '$bold', fontSize: '13px' },
});

const WIDTH = 340;
/** Margin (mm) of the ruler on both sides of the foot and the shoe. */
const MARGIN_MM = 15;
const STEP_MM = 5;

/** Ruler with foot and shoe, which explains why the size is longer than the foot. */
export function FootRuler({ foot, size }: { foot: number; size: number }) {
  const from = Math.floor((Math.min(foot, size) - MARGIN_MM) / STEP_MM) * STEP_MM;
  const to = Math.max(foot, size) + MARGIN_MM;
  const at = (mm: number) => ((mm - from) / (to - from)) * WIDTH;
  const marks = Array.from(
    { length: Math.floor((to - from) / STEP_MM) + 1 },
    (_, index) => from + index * STEP_MM,
  );
  return (
    <Ruler viewBox={`0 0 ${WIDTH} 62`} aria-hidden="true">
      <rect className="foot" x="0" y="10" width={at(foot)} height="10" rx="5" />
      <path className="shoe" d={`M0 4H${at(size) - 6}a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H0`} />
      {marks.map((mm) => (
        <line key={mm} x1={at(mm)} x2={at(mm)} y1="34" y2={mm % 10 === 0 ? 44 : 40} />
      ))}
      <line x1="0" x2={WIDTH} y1="34" y2="34" />
      {marks
        .filter((mm) => (mm % 10 === 0 || mm === size) && (mm === size || Math.abs(mm - size) >= 10))
        .map((mm) => (
          <text key={mm} className={mm === size ? 'chosen' : undefined} x={at(mm)} y="58">
            {mm}
          </text>
        ))}
    </Ruler>
  );
}
