import { Fragment } from 'react';
import { LevelMark } from '../levels/level-mark.tsx';
import { type Levels, leastLevel } from '../levels/levels.ts';
import type { TransitionCauseKind } from '../model/transition-cause.ts';
import { isGuardBelow, lineOf, linesOf, titleOfLine } from './captions.ts';
import type { PlacedEdge } from './drawing.ts';
import { LINE } from './to-elk.ts';

type ArrowProps = { placed: PlacedEdge; taken: boolean; levels?: Levels | undefined };

const TONES: Record<TransitionCauseKind, string> = {
  person: 'person',
  done: 'done',
  failed: 'failed',
  time: 'time',
  finished: 'done',
  'at-once': 'quiet',
  start: 'quiet',
};

const levelClass = ({ causes }: PlacedEdge['edge'], levels: Levels | undefined): string[] => {
  const names = causes.map(({ key }) => key);
  const level = levels && leastLevel(levels, names);
  return level ? [`level-${level}`] : [];
};

/** Line of an arrow; all lines are drawn before all labels. */
export const ChartLine = ({ placed: { edge, path }, taken, levels }: ArrowProps) => (
  <path
    d={path}
    data-edge={edge.id}
    className={['edge', ...levelClass(edge, levels), ...(taken ? ['taken'] : [])].join(' ')}
    markerEnd={`url(#head-${taken ? 'taken' : 'plain'})`}
  />
);

/** Label of an arrow with one line per cause. */
export function ChartLabel({ placed: { edge, label }, taken, levels }: ArrowProps) {
  const { first } = linesOf(edge.causes);
  return (
    <g className={taken ? 'label taken' : 'label'} transform={`translate(${label.x} ${label.y})`}>
      <rect width={label.width} height={label.height} rx={5} />
      {edge.causes.map((cause, index) => {
        const { text, guard } = lineOf(cause);
        const y = 14 + (first[index] ?? index) * LINE;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: causes never change their order.
          <Fragment key={index}>
            <LevelMark level={levels?.get(cause.key)} x={-3} y={y} />
            <text x={7} y={y} className={TONES[cause.happening.kind]}>
              <title>{titleOfLine(cause)}</title>
              {text}
              {guard ? (
                <tspan className="guard" {...(isGuardBelow(cause) ? { x: 7, y: y + LINE } : {})}>
                  {guard}
                </tspan>
              ) : null}
            </text>
          </Fragment>
        );
      })}
    </g>
  );
}
