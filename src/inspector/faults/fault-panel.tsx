import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Note, Section } from '../parts/section.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { ANY_CALL, type Fault, type FaultSettings } from './fault.ts';
import { NewFault } from './new-fault.tsx';

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
      <b>{words.kinds[fault.kind]}</b>{' '}
      {fault.kind === 'slow' ? `${inspectorText.seconds(fault.delayMs / 1000)} ` : null}
      {fault.call === ANY_CALL ? words.any : fault.call}{' '}
      {fault.times === null ? words.always : words.next(fault.times)}
    </Note>
    <Button type="button" size="small" onClick={onRemove}>
      {words.remove}
    </Button>
  </Row>
);
