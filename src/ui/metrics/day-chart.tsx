import { scaleBand, scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import type { Step } from '#domain/kit/period.ts';
import { styled } from '#src/styles/stitches.ts';
import { short, shortWhenOf } from './format-metric.ts';

const HEIGHT = 240;
const EDGE = { top: 12, right: 0, bottom: 28, left: 44 } as const;
/** Highest number of bars; longer periods are drawn as a line. */
const MOST_BARS = 62;
const LINES = 4;
/** Width (px) of a day's label. */
const LABEL_WIDTH = 64;

const Svg = styled('svg', {
  display: 'block',
  width: '100%',
  height: `${HEIGHT}px`,
  overflow: 'visible',
  '& text': { fill: '$ink3', fontSize: '$micro', fontVariantNumeric: 'tabular-nums' },
  '& [data-grid]': { stroke: '$line' },
  '& [data-bar]': { fill: '$ink', transition: 'fill $transitions$fast' },
  '& [data-bar="running"]': { fill: '$control' },
  '& [data-bar="active"]': { fill: '$brand' },
  '& [data-line]': { stroke: '$ink', strokeWidth: '2px', fill: 'none' },
  '& [data-area]': { fill: '$sunken' },
  '& [data-mark]': { stroke: '$brand', strokeWidth: '1.5px' },
  '& [data-dot]': { fill: '$brand', stroke: '$bg', strokeWidth: '2px' },
});

type PictureProps = {
  days: readonly string[];
  values: readonly (number | null)[];
  /** Day that has not ended; null if there is none. */
  running: string | null;
  active: number | null;
  width: number;
  step: Step;
};

/**
 * Chart of days: bars for short periods, a line for longer ones. Decorative: the numbers are in the table beside it.
 */
export function DayChart({ days, values, running, active, width, step }: PictureProps) {
  const x = scaleBand({
    domain: days.map((_, index) => index),
    range: [EDGE.left, width - EDGE.right],
    padding: 0.28,
  });
  const known = values.filter((value) => value !== null);
  const y = scaleLinear({
    domain: [Math.min(0, ...known), Math.max(1, ...known)],
    range: [HEIGHT - EDGE.bottom, EDGE.top],
    nice: LINES,
  });
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const every = Math.ceil(days.length / Math.max(1, Math.floor((width - EDGE.left) / LABEL_WIDTH)));
  return (
    <Svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {y.ticks(LINES).map((tick) => (
        <g key={tick}>
          <line data-grid="" x1={EDGE.left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={EDGE.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {short(tick)}
          </text>
        </g>
      ))}
      {days.length > MOST_BARS ? (
        <Curve values={values} middle={middle} y={y} active={active} />
      ) : (
        values.map((value, index) =>
          value === null ? null : (
            <rect
              key={days[index]}
              data-bar={index === active ? 'active' : days[index] === running ? 'running' : ''}
              x={x(index)}
              width={x.bandwidth()}
              y={Math.min(y(0), y(value))}
              height={Math.max(value === 0 ? 0 : 1, Math.abs(y(value) - y(0)))}
              rx={Math.min(3, x.bandwidth() / 3)}
            />
          ),
        )
      )}
      {days.map((day, index) =>
        (days.length - 1 - index) % every === 0 ? (
          <text
            key={day}
            x={middle(index)}
            y={HEIGHT - 8}
            textAnchor={index === days.length - 1 ? 'end' : 'middle'}
          >
            {shortWhenOf(day, step)}
          </text>
        ) : null,
      )}
    </Svg>
  );
}

type CurveProps = {
  values: readonly (number | null)[];
  middle: (index: number) => number;
  y: ReturnType<typeof scaleLinear<number>>;
  active: number | null;
};

function Curve({ values, middle, y, active }: CurveProps) {
  const points = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const at = {
    x: (point: { index: number }) => middle(point.index),
    y: (point: { value: number }) => y(point.value),
  };
  const marked = active === null ? null : (values[active] ?? null);
  return (
    <>
      <AreaClosed data={points} x={at.x} y={at.y} yScale={y} data-area="" />
      <LinePath data={points} x={at.x} y={at.y} data-line="" />
      {active !== null && marked !== null ? (
        <>
          <line
            data-mark=""
            x1={middle(active)}
            x2={middle(active)}
            y1={EDGE.top}
            y2={HEIGHT - EDGE.bottom}
          />
          <circle data-dot="" cx={middle(active)} cy={y(marked)} r={5} />
        </>
      ) : null}
    </>
  );
}

/** Index of the day at a horizontal position (px) of the chart. */
export function dayAt(place: number, width: number, count: number): number {
  const share = (place - EDGE.left) / (width - EDGE.left - EDGE.right);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}
