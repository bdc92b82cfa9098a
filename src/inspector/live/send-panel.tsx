import { useState } from 'react';
import type { EventObject } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { PortChoices } from '../gallery/port-choices.tsx';
import { toStateValue } from '../model/active.ts';
import { type Choice, choicesOf } from '../model/choices.ts';
import type { LoggedActor } from '../model/live-log.ts';
import { JsonArea, readJson } from '../parts/json-area.ts';
import { Note, Section } from '../parts/section.tsx';
import { Technical } from '../parts/technical-name.tsx';

const { send: words } = inspectorText.live;

type SendPanelProps = { entry: RegistryEntry; actor: LoggedActor; send: (event: EventObject) => void };

const isEvent = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function readEvent(text: string): EventObject | null {
  const value = readJson(text);
  return isEvent(value) ? value : null;
}

/**
 * Settles the ports that an actor waits for, and sends it events; both offer the registry's samples, which can be
 * edited first.
 */
export function SendPanel({ entry, actor, send }: SendPanelProps) {
  // Masking keeps the form of values, so guards decide as in the shop.
  const snapshot = entry.machine.resolveState({
    value: toStateValue(actor.now.value),
    context: actor.now.context,
  });
  const { events, ports } = choicesOf(entry, snapshot);
  return (
    <>
      {ports.length > 0 ? (
        <Section title={inspectorText.try.ports}>
          <Note>{words.settles}</Note>
          {ports.map((port) => (
            <PortChoices key={port.id} port={port} words={entry.words} happen={send} />
          ))}
        </Section>
      ) : null}
      <EventForm entry={entry} events={events} send={send} />
    </>
  );
}

type EventFormProps = {
  entry: RegistryEntry;
  events: readonly Choice[];
  send: (event: EventObject) => void;
};

/** Form of an event as JSON, filled with a sample. */
function EventForm({ entry, events, send }: EventFormProps) {
  const [text, setText] = useState('');
  const event = readEvent(text);
  return (
    <Section title={words.heading}>
      <Row css={{ gap: '$2' }}>
        {events.map((choice, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: samples never change their order.
            key={index}
            type="button"
            size="small"
            css={choice.possible ? {} : { opacity: 0.55 }}
            onClick={() => setText(JSON.stringify(choice.event))}
          >
            {entry.words?.says[choice.event.type] ?? choice.event.type}
            {entry.words?.says[choice.event.type] ? <Technical>{choice.event.type}</Technical> : null}
          </Button>
        ))}
        {events.length === 0 ? <Note>{inspectorText.try.none}</Note> : null}
      </Row>
      {text ? (
        <>
          <JsonArea aria-label={words.body} value={text} onChange={({ target }) => setText(target.value)} />
          {event ? null : <Note role="alert">{words.bad}</Note>}
          <Button
            type="button"
            size="small"
            tone="primary"
            disabled={!event}
            onClick={() => event && send(event)}
          >
            {words.button}
          </Button>
        </>
      ) : null}
    </Section>
  );
}
