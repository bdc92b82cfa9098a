import { memo, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Row } from '#src/ui/layout/layout.tsx';
import type { LiveLog, LoggedActor, StepReport } from '../model/live-log.ts';
import { Note } from '../parts/section.tsx';
import { LogFileButtons } from './log-file-buttons.tsx';
import { LogRow } from './log-row.tsx';

const { log: words } = inspectorText.live;

/** Number of rows that are rendered; the log itself keeps more. */
const SHOWN = 120;

const List = styled('ol', { display: 'grid', gap: '1px', fontSize: '12.5px' });
const Which = styled('label', {
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  fontSize: '13px',
  color: '$ink3',
});

type EventLogProps = {
  log: LiveLog;
  actor: number | null;
  past: StepReport | null;
  onPick: (step: StepReport) => void;
  onImport: (log: LiveLog) => void;
};

/** Event log, newest first; a row shows its step in the chart. */
export function EventLog({ log, actor, past, onPick, onImport }: EventLogProps) {
  const [onlyOne, setOnlyOne] = useState(false);
  const names = new Map(log.actors.map((one) => [one.actor, one]));
  const steps = log.steps.filter((step) => isLabelled(step, names) && (!onlyOne || step.actor === actor));
  return (
    <div>
      <Row spread>
        <Which>
          <input type="checkbox" checked={onlyOne} onChange={() => setOnlyOne(!onlyOne)} />
          {words.one}
        </Which>
        <LogFileButtons log={log} onImport={onImport} />
      </Row>
      {steps.length === 0 ? <Note>{words.empty}</Note> : null}
      <Steps steps={steps.slice(-SHOWN).reverse()} names={names} past={past} onPick={onPick} />
      {log.dropped > 0 ? <Note>{words.dropped(log.dropped)}</Note> : null}
    </div>
  );
}

/** True for steps of machines; steps of ports are visible in the machine that invoked them. */
const isLabelled = ({ actor }: StepReport, names: Map<number, LoggedActor>): boolean =>
  names.get(actor)?.machine != null;

type StepsProps = {
  steps: readonly StepReport[];
  names: Map<number, LoggedActor>;
  past: StepReport | null;
  onPick: (step: StepReport) => void;
};

const Steps = memo(({ steps, names, past, onPick }: StepsProps) => (
  <List aria-label={words.heading}>
    {steps.map((step) => (
      <LogRow
        key={step.seq}
        step={step}
        actor={names.get(step.actor)}
        source={step.source === null ? undefined : names.get(step.source)}
        picked={step === past}
        onPick={onPick}
      />
    ))}
  </List>
));
