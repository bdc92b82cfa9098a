import { useMemo, useState } from 'react';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { Note, Section } from '../parts/section.tsx';
import { endpointCalls } from './endpoints.ts';
import { ANY_CALL, anyCallOf, FAULT_KINDS, type Fault, type FaultKind, METHODS, SLOW_MS } from './fault.ts';

const { faults: words } = inspectorText;

const KINDS = FAULT_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }));
const toKind = (value: string): FaultKind => FAULT_KINDS.find((kind) => kind === value) ?? '500';

/** Bounds of the number of calls, and of the delay in seconds. */
const TIMES = { min: 1, max: 99 };
const DELAYS = { min: 0.1, max: 600 };

/** Number of a field within its bounds; the lower bound if the text is no number. */
const within = (text: string, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(Number(text) || min, min), max);

/** Endpoints for the choice of a call: all, those of a method, and each of its own. */
const callChoices = () => [
  { value: ANY_CALL, label: words.any },
  ...METHODS.map((method) => ({ value: anyCallOf(method), label: words.anyOf(method) })),
  ...endpointCalls().map(({ name }) => ({ value: name, label: name })),
];

/** Form of a fault for the next calls of an endpoint or a method. */
export function NewFault({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [call, setCall] = useState(ANY_CALL);
  const [kind, setKind] = useState<FaultKind>('500');
  const [always, setAlways] = useState(false);
  const [times, setTimes] = useState('1');
  const [seconds, setSeconds] = useState(String(SLOW_MS / 1000));
  const calls = useMemo(callChoices, []);
  const add = () =>
    onAdd({
      id: crypto.randomUUID(),
      call,
      kind,
      times: always ? null : Math.floor(within(times, TIMES)),
      delayMs: within(seconds, DELAYS) * 1000,
    });
  return (
    <Section title={words.heading}>
      <SelectField
        label={words.call}
        choices={calls}
        value={call}
        onChange={({ target }) => setCall(target.value)}
      />
      <SelectField
        label={words.kind}
        choices={KINDS}
        value={kind}
        onChange={({ target }) => setKind(toKind(target.value))}
      />
      <Note>{words.about[kind]}</Note>
      {kind === 'slow' ? (
        <NumberField
          label={words.delay}
          inputMode="decimal"
          value={seconds}
          onChange={({ target }) => setSeconds(target.value)}
        />
      ) : null}
      <NumberField
        label={words.times}
        disabled={always}
        value={times}
        onChange={({ target }) => setTimes(target.value)}
      />
      <Row spread>
        <label>
          <input type="checkbox" checked={always} onChange={({ target }) => setAlways(target.checked)} />{' '}
          {words.always}
        </label>
        <Button type="button" size="small" tone="primary" onClick={add}>
          {words.add}
        </Button>
      </Row>
    </Section>
  );
}
