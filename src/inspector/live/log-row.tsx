import { memo } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { captionOf } from '../chart/captions.ts';
import { entryOf } from '../gallery/entries.ts';
import { nameOfPart } from '../map/links.ts';
import { guardWord, isLabelled, shortOf, stateLabel, valueWords } from '../model/labels.ts';
import type { LoggedActor, StepReport } from '../model/live-log.ts';
import { readEventType } from '../model/transition-cause.ts';
import { Technical } from '../parts/technical-name.tsx';
import { titleOf } from './actor-tree.tsx';
import { LogTime } from './log-time.tsx';

const { log: text } = inspectorText.live;
const { refused } = inspectorText;

const Item = styled('button', {
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
  columnGap: '$2',
  width: '100%',
  padding: '4px $2',
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  textAlign: 'left',
  lineHeight: 1.45,
  '&:hover': { background: '$sunken' },
  '&[aria-current="true"]': { background: '$sunken' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    gridColumn: 2,
    color: '$ink3',
    fontSize: '11.5px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& em': { gridColumn: 2, color: '$danger', fontStyle: 'normal', fontSize: '11.5px' },
});

type LogRowProps = {
  step: StepReport;
  actor: LoggedActor | undefined;
  source: LoggedActor | undefined;
  picked: boolean;
  onPick: (step: StepReport) => void;
};

/** Text of an event that the log is searched in. */
export function stepText(step: StepReport, actor: LoggedActor | undefined): string {
  const words = actor?.machine ? entryOf(actor.machine)?.words : undefined;
  const names = [shortOf(step.event, words), step.event.type, actor && titleOf(actor), actor?.machine];
  const states = [stateLabel(step.value), valueWords(step.value, words)];
  return [...names, step.sender, ...states, ...step.refusals.map(({ guard }) => guard)].join(' ');
}

/** Row of one event: time, event, sender, resulting state and refusing guards. */
export const LogRow = memo(
  ({ step, actor, source, picked, onPick }: LogRowProps) => {
    const words = actor?.machine ? entryOf(actor.machine)?.words : undefined;
    const caption = captionOf(readEventType(step.event.type));
    return (
      <Item type="button" aria-current={picked} onClick={() => onPick(step)}>
        <LogTime at={step.at} />
        <span>
          <b>{shortOf(step.event, words) ?? caption}</b> {actor ? titleOf(actor) : null}
          {source?.machine ? ` (${text.from(titleOf(source))})` : null}
          {step.sender ? ` (${text.from(nameOfPart(step.sender))})` : null}
        </span>
        <small>
          {isLabelled(step.event, words) ? <Technical>{caption}</Technical> : null} →{' '}
          {valueWords(step.value, words)} <Technical>{stateLabel(step.value)}</Technical>{' '}
          {step.cut ? text.cut : ''}
        </small>
        {step.refusals.map(({ guard, state }) => (
          <em key={`${state} ${guard}`}>{refused.by(guardWord(guard, words))}</em>
        ))}
      </Item>
    );
  },
  (one, other) => one.step === other.step && one.picked === other.picked,
);
