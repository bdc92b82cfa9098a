import { useState } from 'react';
import type { EventObject } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { toStateValue } from '../model/active.ts';
import { choicesOf } from '../model/choices.ts';
import type { LoggedActor } from '../model/live-log.ts';
import { Note, Section } from '../parts/section.tsx';
import { Technical } from '../parts/technical-name.tsx';

const { send: words } = inspectorText.live;

const Area = styled('textarea', {
  width: '100%',
  minHeight: '76px',
  padding: '$2',
  border: '1px solid $control',
  borderRadius: '$control',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace !important',
  fontSize: '12px !important',
});

type SendPanelProps = { entry: RegistryEntry; actor: LoggedActor; send: (event: EventObject) => void };

const isEvent = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function readEvent(text: string): EventObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Form that sends an event to an actor; it offers the registry's samples, which can be edited first. */
export function SendPanel({ entry, actor, send }: SendPanelProps) {
  const [text, setText] = useState('');
  const event = readEvent(text);
  // Masking keeps the form of values, so guards decide as in the shop.
  const snapshot = entry.machine.resolveState({
    value: toStateValue(actor.now.value),
    context: actor.now.context,
  });
  const { events } = choicesOf(entry, snapshot);
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
          <Area aria-label={words.body} value={text} onChange={({ target }) => setText(target.value)} />
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
