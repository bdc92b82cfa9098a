import { useMemo } from 'react';
import { styled } from '#src/styles/stitches.ts';
import type { LiveLog, StepReport } from '../../model/live-log.ts';
import { keyOf, type LogEntry } from '../../model/log-rows.ts';
import { VirtualRows, type Visible } from '../../parts/virtual-rows.tsx';
import { titleOf } from '../actor-tree.tsx';
import { LANE, lineOf, widthOf } from './lane-geometry.ts';
import { type Lane, lanesOf, messageOf } from './lane-messages.ts';
import { LaneRow } from './lane-row.tsx';
import { lanesText } from './lanes.text.ts';
import { type LaneId, rowsOf, type TimeBar, timeBars, timeOf } from './time-bars.ts';

const Head = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  paddingLeft: LANE.time,
  background: '$bg',
  borderBottom: '1px solid $line',
  fontSize: '12px',
  '& b': {
    flex: 'none',
    width: LANE.width,
    padding: '4px $2 4px 14px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Life = styled('span', { position: 'absolute', top: 0, bottom: 0, width: 1, background: '$line' });
const Bar = styled('span', {
  position: 'absolute',
  width: LANE.bar,
  borderRadius: '3px',
  opacity: 0.75,
  variants: {
    end: {
      done: { background: '#2f8f5b' },
      failed: { background: '$danger' },
      open: { background: '#d08700' },
      stopped: { background: '#9aa0a8' },
    },
  },
});

/** Most bars beside each other in a lane; more lie on the last of them. */
const MOST_SLOTS = 3;

type LaneViewProps = {
  log: LiveLog;
  /** Rows of the list, newest first. */
  rows: readonly LogEntry[];
  past: StepReport | null;
  onPick: (step: StepReport) => void;
};

/** Log with a column for each flow and one for the calls: messages as arrows, and bars for the time that ports take. */
export function LaneView({ log, rows, past, onPick }: LaneViewProps) {
  const lanes = useMemo(() => lanesOf(rows), [rows]);
  const columns = useMemo(() => new Map(lanes.map(({ id }, index) => [id, index])), [lanes]);
  const bars = useMemo(() => timeBars(log), [log]);
  const times = useMemo(() => rows.map(timeOf), [rows]);
  const took = useMemo(() => new Map(bars.map((bar) => [bar.seq, durationOf(bar)])), [bars]);
  const rowAt = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    const picked = row.kind === 'step' && row.step === past;
    const message = messageOf(row, columns);
    return (
      <LaneRow
        row={row}
        message={message}
        took={took.get(keyOf(row)) ?? null}
        picked={picked}
        onPick={onPick}
      />
    );
  };
  return (
    <VirtualRows
      label={lanesText.heading}
      count={rows.length}
      height={LANE.row}
      isFixed
      width={widthOf(lanes.length)}
      keyOf={(index) => (rows[index] ? keyOf(rows[index]) : index)}
      row={rowAt}
      head={<Heads lanes={lanes} />}
      behind={(visible) => (
        <Behind lanes={lanes} bars={bars} columns={columns} times={times} visible={visible} />
      )}
    />
  );
}

const durationOf = ({ asked, settled }: TimeBar): number | null =>
  settled === null ? null : settled - asked;

const Heads = ({ lanes }: { lanes: readonly Lane[] }) => (
  <Head style={{ width: widthOf(lanes.length) }}>
    {lanes.map(({ id, actor }) => (
      <b key={id} title={actor ? titleOf(actor) : lanesText.calls} data-lane={actor?.machine ?? id}>
        {actor ? titleOf(actor) : lanesText.calls}
      </b>
    ))}
  </Head>
);

type BehindProps = {
  lanes: readonly Lane[];
  bars: readonly TimeBar[];
  columns: ReadonlyMap<LaneId, number>;
  times: readonly number[];
  visible: Visible;
};

/** Lines of the lanes, and the bars that overlap the visible rows. */
const Behind = ({ lanes, bars, columns, times, visible }: BehindProps) => (
  <li aria-hidden style={{ height: '100%' }}>
    {lanes.map(({ id }, column) => (
      <Life key={id} style={{ left: lineOf(column) }} />
    ))}
    {bars.map((bar) => {
      const column = columns.get(bar.lane);
      const covered = column === undefined ? null : rowsOf(bar, times);
      if (column === undefined || !covered) return null;
      if (covered.bottom < visible.first || covered.top > visible.last) return null;
      const left = lineOf(column) - 7 - (Math.min(bar.slot, MOST_SLOTS - 1) + 0.5) * (LANE.bar + 1);
      const top = covered.top * LANE.row + LANE.arrow;
      const height = Math.max(6, (covered.bottom - covered.top) * LANE.row);
      return (
        <Bar
          key={`${bar.lane} ${bar.name} ${bar.asked} ${bar.seq}`}
          end={bar.end}
          data-bar={bar.name}
          data-end={bar.end}
          style={{ left, top, height }}
        />
      );
    })}
  </li>
);
