import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { lanesOf, messageOf } from '#src/inspector/live/lanes/lane-messages.ts';
import { LaneView } from '#src/inspector/live/lanes/lane-view.tsx';
import { rowsOf, timeBars, timeOf } from '#src/inspector/live/lanes/time-bars.ts';
import {
  type ActorReport,
  addReports,
  type CallReport,
  EMPTY_LOG,
  type Report,
  type StepReport,
} from '#src/inspector/model/live-log.ts';
import { logRows, NO_FILTER } from '#src/inspector/model/log-rows.ts';

const idle = { value: 'idle', context: null, status: 'active' };
const flow = (actor: number, machine: string): ActorReport => ({
  ...idle,
  kind: 'actor',
  at: 0,
  actor,
  parent: null,
  name: machine,
  machine,
});
const port = (actor: number, parent: number, name: string, at: number, status = 'done'): ActorReport => ({
  ...flow(actor, name),
  at,
  parent,
  machine: null,
  status,
});
const step = (
  seq: number,
  actor: number,
  type: string,
  at: number,
  source: number | null = null,
): StepReport => ({
  ...idle,
  kind: 'step',
  seq,
  at,
  actor,
  source,
  sender: null,
  event: { type },
  taken: [],
  refusals: [],
  cut: false,
});
const call = (seq: number, at: number, ms: number, status: number | null): CallReport => ({
  kind: 'call',
  seq,
  at,
  ms,
  method: 'GET',
  path: '/api/cart',
  status,
  key: null,
  requestId: null,
  replayed: false,
  fault: null,
});
const logOf = (...reports: Report[]) => addReports(EMPTY_LOG, reports);
const rowsOfLog = (log: ReturnType<typeof logOf>) => logRows(log, NO_FILTER, () => '');

/** A cart that loads twice, the second time in vain, and tells the header. */
const cartLog = logOf(
  flow(1, 'cart'),
  flow(2, 'cartCount'),
  port(3, 1, 'load', 100),
  call(1, 110, 40, 200),
  step(2, 1, 'xstate.done.actor.load', 160, 3),
  step(3, 2, 'cart.changed', 170, 1),
  port(4, 1, 'load', 200),
  call(4, 205, 20, 503),
  step(5, 1, 'xstate.error.actor.load', 230, 4),
  { kind: 'load', seq: 6, at: 300, path: '/cart' },
);

describe('time bars', () => {
  it('last from the start of a port to its result, for each time that it is asked', () => {
    const bars = timeBars(cartLog).filter(({ lane }) => lane === 1);
    expect(bars.map(({ asked, settled, end, seq }) => [asked, settled, end, seq])).toEqual([
      [100, 160, 'done', 2],
      [200, 230, 'failed', 5],
    ]);
  });

  it('last as long as a call, which fails without a success', () => {
    const bars = timeBars(cartLog).filter(({ lane }) => lane === 'calls');
    expect(bars.map(({ asked, settled, end }) => [asked, settled, end])).toEqual([
      [110, 150, 'done'],
      [205, 225, 'failed'],
    ]);
    expect(timeBars(logOf(call(1, 0, 5, null)))[0]?.end).toBe('failed');
  });

  it('are open while a port runs, and stopped if its flow has left the state', () => {
    const running = timeBars(logOf(flow(1, 'cart'), port(2, 1, 'load', 10, 'active')))[0];
    expect(running).toMatchObject({ settled: null, end: 'open' });
    const left = logOf(flow(1, 'cart'), port(2, 1, 'load', 10, 'stopped'), port(3, 1, 'load', 30, 'active'));
    expect(timeBars(left).map(({ end, settled }) => [end, settled])).toEqual([
      ['stopped', 30],
      ['open', null],
    ]);
  });

  it('of a port that was left do not take the result of its next start', () => {
    const log = logOf(
      flow(1, 'cart'),
      port(2, 1, 'load', 10, 'stopped'),
      port(3, 1, 'load', 30),
      step(1, 1, 'xstate.done.actor.load', 40),
    );
    expect(timeBars(log).map(({ end, settled }) => [end, settled])).toEqual([
      ['stopped', 30],
      ['done', 40],
    ]);
  });

  it('lie beside each other only if they overlap in one lane', () => {
    const log = logOf(
      flow(1, 'cart'),
      port(2, 1, 'load', 0),
      port(3, 1, 'other', 10),
      step(1, 1, 'xstate.done.actor.load', 20),
      step(2, 1, 'xstate.done.actor.other', 30),
      port(4, 1, 'late', 40),
      step(3, 1, 'xstate.done.actor.late', 50),
    );
    expect(timeBars(log).map(({ name, slot }) => [name, slot])).toEqual([
      ['load', 0],
      ['other', 1],
      ['late', 0],
    ]);
  });

  it('cover the rows between start and result, newest first', () => {
    const times = rowsOfLog(cartLog).map(timeOf);
    expect(times).toEqual([300, 230, 205, 170, 160, 110]);
    const [first, second] = timeBars(cartLog).filter(({ lane }) => lane === 1);
    if (!first || !second) throw new Error('no bars');
    expect(rowsOf(first, times)).toEqual({ top: 4, bottom: 5 });
    expect(rowsOf(second, times)).toEqual({ top: 1, bottom: 2 });
    expect(rowsOf({ ...second, settled: null }, times)).toEqual({ top: 0, bottom: 2 });
    expect(rowsOf({ ...first, asked: 240, settled: 250 }, times)).toBeNull();
  });
});

describe('lanes', () => {
  const rows = rowsOfLog(cartLog);
  const lanes = lanesOf(rows);
  const columns = new Map(lanes.map(({ id }, index) => [id, index]));

  it('are the calls, then the flows in the order of their first event', () => {
    expect(lanes.map(({ id, actor }) => actor?.machine ?? id)).toEqual(['calls', 'cart', 'cartCount']);
    expect(lanesOf([])).toEqual([]);
    const log = logOf(flow(1, 'cart'), flow(2, 'cartCount'), step(1, 2, 'a', 1), step(2, 1, 'b', 2));
    expect(lanesOf(rowsOfLog(log)).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are connected by messages between flows, and only by those', () => {
    const messages = rows.map((row) => messageOf(row, columns));
    expect(messages).toEqual([
      null,
      { from: null, to: 1 },
      { from: null, to: 0 },
      { from: 1, to: 2 },
      { from: null, to: 1 },
      { from: null, to: 0 },
    ]);
  });

  it('have a heading for each, and open the step of a pressed row', () => {
    // The page of the tests has no heights.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const onPick = vi.fn();
    render(<LaneView log={cartLog} rows={rows} past={null} onPick={onPick} />);
    const list = screen.getByRole('list', { name: '흐름별로 일어난 일' });
    expect(screen.getByText(entryOf('cart')?.title ?? '?', { selector: 'b' })).toBeTruthy();
    expect(screen.getByText('호출')).toBeTruthy();
    expect(list.querySelectorAll('[data-bar]')).toHaveLength(4);
    expect(list.querySelector('[data-load="/cart"]')).not.toBeNull();
    const [newest] = within(list).getAllByRole('button');
    newest?.click();
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ seq: 5 }));
    expect(newest?.textContent).toContain('30ms');
  });
});
