import { styled } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { Chip } from '#src/ui/layout/layout.tsx';
import { titleOf } from '../live/actor-tree.tsx';
import { stateLabel } from '../model/labels.ts';
import type { FlowState } from './moments.ts';

const { flows: words } = inspectorReportText;

const List = styled('nav', {
  overflow: 'auto',
  minHeight: 0,
  padding: '$3',
  borderRight: '1px solid $line',
  background: '$bg',
  '& h2': { fontSize: '13px', color: '$ink3', letterSpacing: 0, padding: '0 $2 $1' },
  '@small': {
    maxHeight: '150px',
    order: 1,
    borderRight: 0,
    borderTop: '1px solid $line',
  },
});
const Item = styled('button', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 $1',
  width: '100%',
  padding: '5px $2',
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  textAlign: 'left',
  fontSize: '$label',
  lineHeight: 1.4,
  '& small': {
    gridColumn: '1 / -1',
    color: '$ink3',
    fontSize: '$meta',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&:hover, &[aria-pressed="true"]': { background: '$sunken' },
});

type FlowListProps = {
  flows: readonly FlowState[];
  /** Actor of the shown step. */
  moved: number | null;
  /** Actor whose steps alone are shown; null for all. */
  only: number | null;
  onOnly: (actor: number | null) => void;
};

/** Flows of a report with their states at the shown step; choosing one limits the steps to it. */
export const FlowList = ({ flows, moved, only, onOnly }: FlowListProps) => (
  <List aria-label={words.heading}>
    <h2>{words.heading}</h2>
    <Item type="button" aria-pressed={only === null} onClick={() => onOnly(null)}>
      <b>{words.all}</b>
    </Item>
    {flows.map(({ actor, state }) => (
      <Item
        key={actor.actor}
        type="button"
        aria-pressed={actor.actor === only}
        data-flow-state={actor.machine}
        onClick={() => onOnly(actor.actor === only ? null : actor.actor)}
      >
        <b>{titleOf(actor)}</b>
        {actor.actor === moved ? <Chip tone="accent">{words.moved}</Chip> : null}
        <small>{state ? stateLabel(state.value) : words.notYet}</small>
      </Item>
    ))}
  </List>
);
