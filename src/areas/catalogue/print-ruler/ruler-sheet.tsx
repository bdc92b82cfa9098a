import { styled } from '#src/styles/stitches.ts';
import { printRulerText as text } from './print-ruler.text.ts';

/** Long side of a bank card in mm (ISO/IEC 7810 ID-1), by which a print is checked. */
export const CARD_MM = 85.6;
/** Longest length in mm that the ruler measures; it is cut in the middle, as an A4 sheet is shorter. */
const LONGEST_MM = 300;
const HALF_MM = LONGEST_MM / 2;
/** Size of the sheet in mm, which leaves room for the margins that printers need on A4. */
const SHEET = { width: 180, height: 200 } as const;
/** Place of the check line and of the two halves on the sheet in mm. */
const CHECK = { x: 10, y: 14 } as const;
const TOP_MM = 32;
const LEFT_MM = [20, 105] as const;
const STRIP_MM = 45;

// Ink and paper are the same in both themes; in print nothing else of the page is visible.
const Sheet = styled('svg', {
  width: '100%',
  maxWidth: '420px',
  height: 'auto',
  border: '1px solid $line',
  background: 'white',
  color: 'black',
  '& line, & rect': { stroke: 'currentColor', strokeWidth: 0.2, fill: 'none' },
  '& .end': { strokeWidth: 0.5 },
  '& text': { fill: 'currentColor', fontSize: '4px' },
  '@media print': {
    width: `${SHEET.width}mm`,
    height: `${SHEET.height}mm`,
    maxWidth: 'none',
    border: 0,
    'body:has(&) *:not(:has(&)):not(&):not(& *)': { display: 'none !important' },
  },
});

const tickOf = (mm: number): number => {
  if (mm % 10 === 0) return 12;
  return mm % 5 === 0 ? 8 : 5;
};

/** Distance in mm from a line to the baseline of its number: beside the line, or inside the half at its two ends. */
const baselineOf = (place: number): number => {
  if (place === 0) return 4.6;
  return place === HALF_MM ? -1.6 : 1.4;
};

/** One half of the ruler: a line for each mm, and a number for each 10 mm. */
function Half({ from, left }: { from: number; left: number }) {
  const marks = Array.from({ length: HALF_MM + 1 }, (_, index) => from + index);
  return (
    <g transform={`translate(${left} ${TOP_MM})`}>
      <rect x={0} y={0} width={STRIP_MM} height={HALF_MM} />
      {marks.map((mm) => (
        <line
          key={mm}
          className={mm === HALF_MM || mm === 0 ? 'end' : undefined}
          x1={0}
          x2={mm === HALF_MM || mm === 0 ? STRIP_MM : tickOf(mm)}
          y1={mm - from}
          y2={mm - from}
        />
      ))}
      {marks
        .filter((mm) => mm % 10 === 0)
        .map((mm) => (
          <text key={mm} x={14} y={mm - from + baselineOf(mm - from)}>
            {mm}
          </text>
        ))}
    </g>
  );
}

/** Sheet with the ruler in two halves and a line to check the size of the print. */
export const RulerSheet = () => (
  <Sheet viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={text.picture}>
    <text x={CHECK.x} y={CHECK.y - 5}>
      {text.check(CARD_MM)}
    </text>
    <line className="end" x1={CHECK.x} x2={CHECK.x + CARD_MM} y1={CHECK.y} y2={CHECK.y} />
    {[CHECK.x, CHECK.x + CARD_MM].map((x) => (
      <line key={x} className="end" x1={x} x2={x} y1={CHECK.y - 3} y2={CHECK.y + 3} />
    ))}
    <text x={LEFT_MM[0]} y={TOP_MM - 3}>
      {text.heel}
    </text>
    <text x={LEFT_MM[1]} y={TOP_MM - 3}>
      {text.join}
    </text>
    <Half from={0} left={LEFT_MM[0]} />
    <Half from={HALF_MM} left={LEFT_MM[1]} />
  </Sheet>
);
