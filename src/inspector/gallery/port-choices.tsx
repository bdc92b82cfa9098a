import type { EventObject } from 'xstate';
import type { FlowLabels, Outcome } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import type { PortChoice } from '../model/choices.ts';
import { hasOutput } from '../model/output-problems.ts';
import { Technical } from '../parts/technical-name.tsx';
import { textOf } from '../parts/value-view.tsx';
import { EditedOutput } from './edited-output.tsx';
import { NumberKey } from './number-key.tsx';

const { outcomes: text } = inspectorText.try;

const Port = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  padding: '$2 $3',
  borderRadius: '$control',
  background: '#eff4ff',
});
const Asked = styled('div', { display: 'grid', minWidth: 0, fontSize: '$label', lineHeight: 1.35 });
const Outcomes = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '6px' });

type PortChoicesProps = {
  port: PortChoice;
  words: FlowLabels | undefined;
  happen: (event: EventObject) => void;
  /** Number key of the first outcome; without it none is shown. */
  first?: number;
};

/** Label of a sample result. */
export const outcomeLabel = ({ kind, number }: Outcome): string =>
  kind === 'otherDone' || kind === 'otherFailed' ? text.others[kind](number) : text[kind];

/** What a sample result carries, for the title of its button. */
const carriedBy = ({ event }: Outcome): string => event.error?.message ?? textOf(event.output);

/** Buttons that settle a waiting port with each result of its samples, or with an edited output. */
export function PortChoices({ port, words, happen, first }: PortChoicesProps) {
  const name = `${words?.says[port.id] ?? ''} ${port.id}`.trim();
  return (
    <Port role="group" aria-label={name}>
      <Asked>
        {words?.says[port.id]}
        <Technical>⟳ {port.id}</Technical>
      </Asked>
      <Outcomes>
        {port.outcomes.map((outcome, index) => (
          <li key={`${outcome.kind} ${outcome.number}`}>
            <Button
              type="button"
              size="small"
              {...(outcome.event.error ? { tone: 'danger' as const } : {})}
              title={carriedBy(outcome)}
              aria-label={`${name} ${outcomeLabel(outcome)}`}
              onClick={() => happen(outcome.event)}
            >
              <NumberKey number={first && first + index} />
              {outcome.event.error ? '✗' : '✓'} {outcomeLabel(outcome)}
            </Button>
          </li>
        ))}
      </Outcomes>
      {hasOutput(port.samples) ? (
        <EditedOutput id={port.id} name={name} samples={port.samples} happen={happen} />
      ) : null}
    </Port>
  );
}
