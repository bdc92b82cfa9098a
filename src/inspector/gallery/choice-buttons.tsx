import type { EventObject } from 'xstate';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { captionOf } from '../chart/captions.ts';
import type { Choice, Choices, PortChoice } from '../model/choices.ts';
import { readEventType } from '../model/happening.ts';
import { payloadOf } from '../model/words.ts';
import { Mono, Note, Section } from '../parts/section.tsx';
import { textOf } from '../parts/value-view.tsx';
import { RefusalList } from './refusal-list.tsx';

const words = inspectorText.try;

const List = styled('div', { display: 'grid', gap: '$2' });
const EventButton = styled(Button, {
  justifyContent: 'start !important',
  minHeight: '38px !important',
  width: '100%',
  fontSize: '$s !important',
  textAlign: 'left',
  '&[data-refused="true"]': { borderStyle: 'dashed', color: '$muted', background: '$soft' },
});
const Name = styled('span', { whiteSpace: 'nowrap' });
const Carried = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$muted',
  fontWeight: 400,
  fontSize: '$xs',
});
const Port = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: '$2',
  alignItems: 'center',
  padding: '$2 $2 $2 $3',
  borderRadius: '$s',
  background: '#eff4ff',
});

type Happen = (event: EventObject) => void;

/** What may happen now, as buttons: events, ports settling, time. Refused events say which guard refuses. */
export function ChoiceButtons({ choices, happen }: { choices: Choices; happen: Happen }) {
  const { events, ports, time } = choices;
  return (
    <List css={{ gap: '$5' }}>
      {events.length + ports.length + time.length === 0 ? <Note>{words.none}</Note> : null}
      {ports.length > 0 ? (
        <Section title={words.ports}>
          {ports.map((port) => (
            <PortButtons key={port.id} port={port} happen={happen} />
          ))}
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section title={words.events}>
          {events.map((choice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples never change their order.
            <TryEvent key={index} choice={choice} happen={happen} />
          ))}
        </Section>
      ) : null}
      {time.length > 0 ? (
        <Section title={words.time}>
          {time.map((event) => (
            <EventButton key={event.type} type="button" onClick={() => happen(event)}>
              {captionOf(readEventType(event.type))} {words.passes}
            </EventButton>
          ))}
        </Section>
      ) : null}
    </List>
  );
}

/** A refused event stays a button: trying it shows that nothing changes. */
function TryEvent({ choice: { event, possible, refusals }, happen }: { choice: Choice; happen: Happen }) {
  const carried = payloadOf(event);
  return (
    <div>
      <EventButton type="button" onClick={() => happen(event)} data-refused={!possible}>
        <Name>{event.type}</Name>
        {carried ? <Carried title={words.carries}>{textOf(carried)}</Carried> : null}
      </EventButton>
      <RefusalList refusals={refusals} />
    </div>
  );
}

const PortButtons = ({ port, happen }: { port: PortChoice; happen: Happen }) => (
  <Port>
    <Mono>⟳ {port.id}</Mono>
    <Button
      type="button"
      size="small"
      onClick={() => happen(port.done)}
      aria-label={`${port.id} ${words.done}`}
    >
      ✓ {words.done}
    </Button>
    <Button
      type="button"
      size="small"
      tone="danger"
      onClick={() => happen(port.failed)}
      aria-label={`${port.id} ${words.failed}`}
    >
      ✗ {words.failed}
    </Button>
  </Port>
);
