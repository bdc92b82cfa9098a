import { useMemo, useState } from 'react';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Note, Section } from '../parts/section.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { endpointCalls } from './endpoints.ts';
import { ANY_CALL, FAULT_KINDS, type Fault, type FaultKind, type FaultSettings } from './fault.ts';

const { faults: words } = inspectorText;

type FaultPanelProps = { settings: FaultSettings; onChange: (settings: FaultSettings) => void };

/** Panel that injects faults into calls, cuts the network and moves the server's clock. */
export function FaultPanel({ settings, onChange }: FaultPanelProps) {
  const { faults, offline } = settings;
  const add = (fault: Fault) => onChange({ ...settings, faults: [...faults, fault] });
  const remove = (id: string) => onChange({ ...settings, faults: faults.filter((one) => one.id !== id) });
  return (
    <Stack gap={4}>
      <NewFault onAdd={add} />
      <Section title={words.waiting}>
        {faults.length === 0 ? <Note>{words.none}</Note> : null}
        {faults.map((fault) => (
          <WaitingFault key={fault.id} fault={fault} onRemove={() => remove(fault.id)} />
        ))}
      </Section>
      <label>
        <input
          type="checkbox"
          checked={offline}
          onChange={({ target }) => onChange({ ...settings, offline: target.checked })}
        />{' '}
        {words.offline}
      </label>
      <ClockPanel />
    </Stack>
  );
}

const WaitingFault = ({ fault, onRemove }: { fault: Fault; onRemove: () => void }) => (
  <Row spread>
    <Note as="span">
      <b>{words.kinds[fault.kind]}</b> {fault.call === ANY_CALL ? words.any : fault.call}{' '}
      {fault.always ? words.always : words.once}
    </Note>
    <Button type="button" size="small" onClick={onRemove}>
      {words.remove}
    </Button>
  </Row>
);

const KINDS = FAULT_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }));
const toKind = (value: string): FaultKind => FAULT_KINDS.find((kind) => kind === value) ?? '500';

function NewFault({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [call, setCall] = useState(ANY_CALL);
  const [kind, setKind] = useState<FaultKind>('500');
  const [always, setAlways] = useState(false);
  const calls = useMemo(
    () => [
      { value: ANY_CALL, label: words.any },
      ...endpointCalls().map(({ name }) => ({ value: name, label: name })),
    ],
    [],
  );
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
      <Row spread>
        <label>
          <input type="checkbox" checked={always} onChange={({ target }) => setAlways(target.checked)} />{' '}
          {words.always}
        </label>
        <Button
          type="button"
          size="small"
          tone="primary"
          onClick={() => onAdd({ id: crypto.randomUUID(), call, kind, always })}
        >
          {words.add}
        </Button>
      </Row>
    </Section>
  );
}
