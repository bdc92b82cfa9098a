import { useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import type { LiveLog, StepReport } from '../model/live-log.ts';
import { type LogEntry, logRows, NO_FILTER } from '../model/log-rows.ts';
import { Note } from '../parts/section.tsx';
import { CallRow, callText, LoadRow } from './call-row.tsx';
import { LogFileButtons } from './log-file-buttons.tsx';
import { LogFilterFields } from './log-filter.tsx';
import { LogRow, stepText } from './log-row.tsx';

const { log: words } = inspectorText.live;

/** Number of rows that are rendered; the log itself keeps more. */
const SHOWN = 120;

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  fontSize: '12.5px',
  '& time': { color: '$ink3', fontVariantNumeric: 'tabular-nums', fontSize: '11px', paddingTop: '1px' },
});

type EventLogProps = {
  log: LiveLog;
  actor: number | null;
  past: StepReport | null;
  onPick: (step: StepReport) => void;
  onImport: (log: LiveLog) => void;
};

/** Text of a row as it is searched. */
function textOf(entry: LogEntry): string {
  if (entry.kind === 'step') return stepText(entry.step, entry.actor);
  return entry.kind === 'call' ? callText(entry.call) : words.loaded(entry.load.path);
}

/** Events, calls and page loads of a log, newest first; the row of an event shows its step in the chart. */
export function EventLog({ log, actor, past, onPick, onImport }: EventLogProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  // The chosen flow follows the selection in the tree.
  const wanted = filter.actor === null ? filter : { ...filter, actor };
  const rows = logRows(log, wanted, textOf);
  return (
    <div>
      <LogFileButtons log={log} onImport={onImport} />
      <LogFilterFields filter={filter} actor={actor} onChange={setFilter} />
      {rows.length === 0 ? <Note>{isEmpty(log) ? words.empty : words.filter.none}</Note> : null}
      <List aria-label={words.heading}>
        {rows.slice(0, SHOWN).map((row) => (
          <EntryRow key={keyOf(row)} row={row} past={past} onPick={onPick} />
        ))}
      </List>
      {log.dropped > 0 ? <Note>{words.dropped(log.dropped)}</Note> : null}
    </div>
  );
}

const isEmpty = ({ steps, calls }: LiveLog): boolean => steps.length + calls.length === 0;

const keyOf = (row: LogEntry): number =>
  row.kind === 'step' ? row.step.seq : row.kind === 'call' ? row.call.seq : row.load.seq;

type EntryRowProps = { row: LogEntry } & Pick<EventLogProps, 'past' | 'onPick'>;

function EntryRow({ row, past, onPick }: EntryRowProps) {
  if (row.kind === 'call') return <CallRow call={row.call} />;
  if (row.kind === 'load') return <LoadRow load={row.load} />;
  const { step, actor, source } = row;
  return <LogRow step={step} actor={actor} source={source} picked={step === past} onPick={onPick} />;
}
