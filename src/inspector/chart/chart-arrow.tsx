import type { TransitionCauseKind } from '../model/transition-cause.ts';
import { lineOf } from './captions.ts';
import type { PlacedEdge } from './drawing.ts';
import { LINE } from './to-elk.ts';

type ArrowProps = { placed: PlacedEdge; taken: boolean };

const TONES: Record<TransitionCauseKind, string> = {
  person: 'person',
  done: 'done',
  failed: 'failed',
  time: 'time',
  finished: 'done',
  'at-once': 'quiet',
  start: 'quiet',
};

/** Line of an arrow; all lines are drawn before all labels. */
export const ChartLine = ({ placed: { edge, path }, taken }: ArrowProps) => (
  <path
    d={path}
    data-edge={edge.id}
    className={taken ? 'edge taken' : 'edge'}
    markerEnd={`url(#head-${taken ? 'taken' : 'plain'})`}
  />
);

/** Label of an arrow with one line per cause. */
export const ChartLabel = ({ placed: { edge, label }, taken }: ArrowProps) => (
  <g className={taken ? 'label taken' : 'label'} transform={`translate(${label.x} ${label.y})`}>
    <rect width={label.width} height={label.height} rx={5} />
    {edge.causes.map((cause, index) => {
      const { text, guard } = lineOf(cause);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: causes never change their order.
        <text key={index} x={7} y={14 + index * LINE} className={TONES[cause.happening.kind]}>
          {text}
          {guard ? <tspan className="guard">{guard}</tspan> : null}
        </text>
      );
    })}
  </g>
);
