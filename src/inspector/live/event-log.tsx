import { type ReactNode, useMemo, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import type { LiveLog, StepReport } from '../model/live-log.ts';
import { keyOf, type LogEntry, logRows, NO_FILTER } from '../model/log-rows.ts';
import { Note } from '../parts/section.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { CallRow, callText, LoadRow } from './call-row.tsx';
import { LaneView } from './lanes/lane-view.tsx';
import { lanesText } from './lanes/lanes.text.ts';
import { LogFileButtons } from './log-file-buttons.tsx';
import { LogFilterFields } from './log-filter.tsx';
import { LogRow, stepText } from './log-row.tsx';

const { log: words } = inspectorText.live;

/** Usual height of a row of the list, in px. */
const ROW_HEIGHT = 48;

/** Fills the height of its column, so that only the rows scroll. */
const Box = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100%',
  minHeight: '260px',
  fontSize: '12.5px',
  '& time': { color: '$ink3', fontVariantNumeric: 'tabular-nums', fontSize: '11px', paddingTop: '1px' },
});
/** Tabs whose panel fills the rest of the box. */
const Views = styled('div', {
  minHeight: 0,
  '& > div': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' },
  '& [role="tab"]': { minHeight: '34px', fontSize: '13px' },
  '& [role="tabpanel"]': { paddingTop: '$1', minHeight: 0 },
});

const VIEWS = ['list', 'lanes'] as const;
type ViewId = (typeof VIEWS)[number];

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

/**
 * Events, calls and page loads of a log, newest first, as a list or in lanes; the row of an event shows its step in the
 * chart.
 */
export function EventLog({ log, actor, past, onPick, onImport }: EventLogProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [view, show] = useState<ViewId>('list');
  // The chosen flow follows the selection in the tree.
  const only = filter.actor === null ? null : actor;
  const rows = useMemo(() => logRows(log, { ...filter, actor: only }, textOf), [log, filter, only]);
  const contents: Record<ViewId, ReactNode> = {
    list: <RowList rows={rows} past={past} onPick={onPick} />,
    lanes: <LaneView log={log} rows={rows} past={past} onPick={onPick} />,
  };
  return (
    <Box data-view={view}>
      <div>
        <LogFileButtons log={log} onImport={onImport} />
        <LogFilterFields filter={filter} actor={actor} onChange={setFilter} />
      </div>
      <div>
        {rows.length === 0 ? <Note>{isEmpty(log) ? words.empty : words.filter.none}</Note> : null}
        {log.dropped > 0 ? <Note>{words.dropped(log.dropped)}</Note> : null}
      </div>
      <Views>
        <Tabs
          label={lanesText.views.label}
          tabs={VIEWS.map((id) => ({ id, label: lanesText.views[id], content: contents[id] }))}
          selected={view}
          onSelect={show}
        />
      </Views>
    </Box>
  );
}

const isEmpty = ({ steps, calls }: LiveLog): boolean => steps.length + calls.length === 0;

type RowListProps = { rows: readonly LogEntry[] } & Pick<EventLogProps, 'past' | 'onPick'>;

const RowList = ({ rows, past, onPick }: RowListProps) => (
  <VirtualRows
    label={words.heading}
    count={rows.length}
    height={ROW_HEIGHT}
    keyOf={(index) => (rows[index] ? keyOf(rows[index]) : index)}
    row={(index) => (rows[index] ? <EntryRow row={rows[index]} past={past} onPick={onPick} /> : null)}
  />
);

type EntryRowProps = { row: LogEntry } & Pick<EventLogProps, 'past' | 'onPick'>;

function EntryRow({ row, past, onPick }: EntryRowProps) {
  if (row.kind === 'call') return <CallRow call={row.call} />;
  if (row.kind === 'load') return <LoadRow load={row.load} />;
  const { step, actor, source } = row;
  return <LogRow step={step} actor={actor} source={source} picked={step === past} onPick={onPick} />;
}
