import type { LogStep } from '#domain/kit/flow-log/log-schema.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { Chip, Stack } from '#src/ui/layout/layout.tsx';
import { entryOf } from '../gallery/entries.ts';
import { RefusalList } from '../gallery/refusal-list.tsx';
import { titleOf } from '../live/actor-tree.tsx';
import { CallRow, LoadRow } from '../live/call-row.tsx';
import { LogTime } from '../live/log-time.tsx';
import { payloadOf, stateLabel, valueWords } from '../model/labels.ts';
import { Note, Section } from '../parts/section.tsx';
import { LabelledEvent, Technical } from '../parts/technical-name.tsx';
import { ValueView } from '../parts/value-view.tsx';
import { ChangeTable } from './change-table.tsx';
import { fieldDiff } from './field-diff.ts';
import type { Moment, MomentCall } from './moments.ts';

const { step: words, steps } = inspectorReportText;

const Rows = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  fontSize: '12.5px',
  '&:empty': { display: 'none' },
  '& time': { color: '$ink3', fontVariantNumeric: 'tabular-nums', fontSize: '11px' },
});

/** What happened at a moment: the event, the fields it changed, and the calls around it. */
export function MomentPanel({ moment, flow }: { moment: Moment; flow: unknown }) {
  const { step, before, after, calls, loads } = moment;
  const changes = step ? fieldDiff(before?.context, after?.context) : [];
  return (
    <Stack gap={4}>
      <Section title={words.event}>
        {step ? <StepSummary moment={moment} step={step} /> : <b>{steps.start}</b>}
      </Section>
      {step ? (
        <Section title={words.changes(changes.length)}>
          <ChangeTable changes={changes} />
        </Section>
      ) : null}
      <Section title={words.calls(calls.length)}>
        {calls.length + loads.length === 0 ? <Note>{words.noCalls}</Note> : null}
        <Rows>
          {loads.map((load) => (
            <LoadRow key={load.seq} load={load} />
          ))}
          {calls.map((one) => (
            <MomentCallRow key={one.call.seq} {...one} />
          ))}
        </Rows>
      </Section>
      {flow == null ? null : (
        <Section title={words.data}>
          <ValueView value={flow} />
        </Section>
      )}
    </Stack>
  );
}

function StepSummary({ moment: { actor, before }, step }: { moment: Moment; step: LogStep }) {
  const entry = actor?.machine ? entryOf(actor.machine) : undefined;
  const payload = payloadOf(step.event);
  return (
    <>
      <b>
        <LabelledEvent event={step.event} words={entry?.words} />
      </b>
      <Note>
        <LogTime at={step.at} /> {actor ? titleOf(actor) : null}
      </Note>
      <p>
        {before ? valueWords(before.value, entry?.words) : null} →{' '}
        <b>{valueWords(step.value, entry?.words)}</b> <Technical>{stateLabel(step.value)}</Technical>
      </p>
      <RefusalList refusals={step.refusals} words={entry?.words} />
      {payload ? <ValueView value={payload} /> : null}
    </>
  );
}

const MomentCallRow = ({ call, began, answered }: MomentCall) => (
  <li>
    <Chip tone="plain">{began && answered ? words.both : began ? words.began : words.answered}</Chip>
    <CallRow call={call} />
  </li>
);
