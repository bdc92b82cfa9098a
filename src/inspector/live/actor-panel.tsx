import type { EventObject } from 'xstate';
import { inspectorText } from '#src/text/inspector.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { entryOf } from '../gallery/entries.ts';
import { RefusalList } from '../gallery/refusal-list.tsx';
import { payloadOf, stateLabel, valueWords } from '../model/labels.ts';
import type { LoggedActor, StepReport } from '../model/live-log.ts';
import { ContextView } from '../parts/context-view.tsx';
import { Note, Section } from '../parts/section.tsx';
import { LabelledEvent, Technical } from '../parts/technical-name.tsx';
import { ValueView } from '../parts/value-view.tsx';
import { SendPanel } from './send-panel.tsx';

type ActorPanelProps = {
  actor: LoggedActor;
  past: StepReport | null;
  /** Sends an event to an actor; null for an imported log. */
  send: ((actor: number, event: EventObject) => void) | null;
};

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** State and context of an actor, with the events that can be sent to it. */
export function ActorPanel({ actor, past, send }: ActorPanelProps) {
  const { value, context } = past ?? actor.now;
  const entry = actor.machine ? entryOf(actor.machine) : undefined;
  return (
    <Stack gap={4}>
      <Section title={inspectorText.now.heading}>
        <b>{valueWords(value, entry?.words)}</b> <Technical>{stateLabel(value)}</Technical>
        {past ? (
          <>
            <Note>
              <LabelledEvent event={past.event} words={entry?.words} />
            </Note>
            <RefusalList refusals={past.refusals} words={entry?.words} />
          </>
        ) : null}
        {past && payloadOf(past.event) ? <ValueView value={payloadOf(past.event)} /> : null}
      </Section>
      {send && entry && !past ? (
        <SendPanel key={actor.actor} entry={entry} actor={actor} send={(event) => send(actor.actor, event)} />
      ) : null}
      {isData(context) ? (
        <Section title={inspectorText.context.heading}>
          <Note>{inspectorText.live.masked}</Note>
          <ContextView context={context} />
        </Section>
      ) : null}
    </Stack>
  );
}
