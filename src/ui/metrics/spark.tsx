import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { styled } from '#src/styles/stitches.ts';

const WIDTH = 120;
const HEIGHT = 32;

const Svg = styled('svg', {
  display: 'block',
  width: '100%',
  height: `${HEIGHT}px`,
  overflow: 'visible',
  '& [data-line]': {
    stroke: '$control',
    strokeWidth: '1.5px',
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-area]': { fill: '$bg' },
});

/** Sparkline without text; the number beside it and the table have the values. */
export function Spark({ values }: { values: readonly (number | null)[] }) {
  const points = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  if (points.length < 2) return null;
  const known = points.map(({ value }) => value);
  const x = scaleLinear({ domain: [0, values.length - 1], range: [0, WIDTH] });
  const y = scaleLinear({ domain: [Math.min(0, ...known), Math.max(1, ...known)], range: [HEIGHT - 2, 2] });
  const at = {
    x: (point: { index: number }) => x(point.index),
    y: (point: { value: number }) => y(point.value),
  };
  return (
    <Svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <AreaClosed data={points} x={at.x} y={at.y} yScale={y} data-area="" />
      <LinePath data={points} x={at.x} y={at.y} data-line="" />
    </Svg>
  );
}
