import type { EventObject } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { captionOf } from '../chart/captions.ts';
import type { Choice, Choices } from '../model/choices.ts';
import { payloadOf } from '../model/labels.ts';
import { readEventType } from '../model/transition-cause.ts';
import { Note, Section } from '../parts/section.tsx';
import { Technical } from '../parts/technical-name.tsx';
import { textOf } from '../parts/value-view.tsx';
import { NumberKey } from './number-key.tsx';
import { PortChoices } from './port-choices.tsx';
import { RefusalList } from './refusal-list.tsx';

const { try: text } = inspectorText;

const List = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$2' });
const EventButton = styled(Button, {
  display: 'grid !important',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'stretch !important',
  justifyItems: 'start !important',
  gap: '0 !important',
  padding: '6px $3 !important',
  lineHeight: 1.4,
  minHeight: '38px !important',
  width: '100%',
  fontSize: '$label !important',
  textAlign: 'left',
  '&[data-refused="true"]': { borderStyle: 'dashed', color: '$ink3', background: '$sunken' },
});
const Carried = styled('span', {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$ink3',
  fontWeight: 400,
  fontSize: '$meta',
});
type Happen = (event: EventObject) => void;
type Says = { words: FlowLabels | undefined; happen: Happen };

/** Buttons for the events, port results and delays that are possible now. Refused events show their guard. */
export function ChoiceButtons({ choices, ...says }: { choices: Choices } & Says) {
  const { events, ports, time } = choices;
  const firstOf = (index: number) =>
    ports.slice(0, index).reduce((number, { outcomes }) => number + outcomes.length, 1);
  const firstEvent = firstOf(ports.length);
  return (
    <List css={{ gap: '$5' }}>
      {events.length + ports.length + time.length === 0 ? <Note>{text.none}</Note> : null}
      {ports.length > 0 ? (
        <Section title={text.ports}>
          {ports.map((port, index) => (
            <PortChoices key={port.id} port={port} first={firstOf(index)} {...says} />
          ))}
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section title={text.events}>
          {events.map((choice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples never change their order.
            <TryEvent key={index} choice={choice} number={firstEvent + index} {...says} />
          ))}
        </Section>
      ) : null}
      {time.length > 0 ? (
        <Section title={text.time}>
          {time.map((event, index) => (
            <EventButton key={event.type} type="button" onClick={() => says.happen(event)}>
              <span>
                <NumberKey number={firstEvent + events.length + index} />
                {captionOf(readEventType(event.type))} {text.passes}
              </span>
            </EventButton>
          ))}
        </Section>
      ) : null}
    </List>
  );
}

/** Button of one event; a refused event stays enabled, because trying it shows that nothing changes. */
function TryEvent({ choice, number, words, happen }: { choice: Choice; number: number } & Says) {
  const { event, possible, refusals } = choice;
  const carried = payloadOf(event);
  const say = words?.says[event.type];
  return (
    <div>
      <EventButton type="button" onClick={() => happen(event)} data-refused={!possible}>
        <span>
          <NumberKey number={number} />
          {say} {say ? <Technical>{event.type}</Technical> : event.type}
        </span>
        {carried ? <Carried title={text.carries}>{textOf(carried)}</Carried> : null}
      </EventButton>
      <RefusalList refusals={refusals} words={words} />
    </div>
  );
}
