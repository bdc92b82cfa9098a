import { code128 } from './code-128.ts';

/** Modules that stay white on each side, by the standard. */
const QUIET = 10;
const HEIGHT = 40;

/** Bars with their distance from the left edge. */
function barsOf(widths: readonly number[]): { from: number; width: number }[] {
  let from = QUIET;
  return widths.flatMap((width, place) => {
    const bar = { from, width };
    from += width;
    return place % 2 === 0 ? [bar] : [];
  });
}

type Props = { text: string; label: string };

/** Barcode of a text, black on white in both themes and on paper, because scanners need the contrast. */
export function Barcode({ text, label }: Props) {
  const widths = code128(text);
  if (!widths) return null;
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${total} ${HEIGHT}`}
      width="100%"
      height="72"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={total} height={HEIGHT} fill="#fff" />
      {barsOf(widths).map(({ from, width }) => (
        <rect key={from} x={from} width={width} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  );
}
