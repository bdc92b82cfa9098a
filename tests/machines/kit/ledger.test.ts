import { beforeEach, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const history = (page: number, totalPages = 3) =>
  done('history', { items: totalPages ? [{ id: page }] : [], page, totalPages, totalElements: totalPages });
const summary = done('summary', { figure: 5 });
const EVERYTHING = { order: null, kind: null, period: null };
const lost = new Error('끊김');
const retried = { type: 'screen.retried' };
const turned = (page: number) => ({ type: 'page.changed', page });

let ledger: ReturnType<typeof start>;
beforeEach(() => {
  // Any row of the kit's chart stands for all of them.
  ledger = start(entryOf('points'));
});

it('createLedgerMachine loads the summary and ten rows of the first page at once', () => {
  expect(ledger.asked('history')).toEqual([{ page: 0, size: 10, filter: EVERYTHING }]);
  expect(ledger.asked('summary')).toHaveLength(1);
});

it('createLedgerMachine lets each call fail on its own, with its own message', async () => {
  const without = await ledger.play(failed('summary', lost), history(0));
  expect(without.value).toMatchObject({ summary: 'failed', history: { loaded: 'filled' } });
  expect([without.context.summaryError, without.context.historyError]).toEqual(['끊김', null]);
  const rowless = await start(entryOf('points')).play(summary, failed('history', lost));
  expect(rowless.value).toMatchObject({ summary: 'loaded', history: 'failed' });
  expect(rowless.context.historyError).toBe('끊김');
});

it('createLedgerMachine retries only what failed', async () => {
  const { value } = await ledger.play(failed('summary', lost), history(0), retried, summary);
  expect(value).toMatchObject({ summary: 'loaded', history: { loaded: 'filled' } });
  expect([ledger.asked('summary').length, ledger.asked('history').length]).toEqual([2, 1]);
});

it('createLedgerMachine turns only to existing pages and keeps the old page while the next one loads', async () => {
  const first = await ledger.play(history(0));
  expect([-1, 0, 2, 3].map((page) => first.can(turned(page)))).toEqual([false, true, true, false]);
  const loading = await ledger.play(turned(2));
  expect([loading.value.history, loading.context.history.page]).toEqual(['loading', 0]);
  expect((await ledger.play(history(2))).context.history.page).toBe(2);
  expect(ledger.asked('history').at(-1)).toEqual({ page: 2, size: 10, filter: EVERYTHING });
});

it('createLedgerMachine is empty without rows, and switches tabs without loading', async () => {
  const empty = await ledger.play(history(0, 0));
  expect(empty.hasTag('empty')).toBe(true);
  const { value } = await ledger.play({ type: 'tab.selected', tab: 'history' });
  expect([value.tab, ledger.asked('history').length]).toEqual(['history', 1]);
});

it('createLedgerMachine shows the pressed tab', async () => {
  const tab = (name: string) => ({ type: 'tab.selected', tab: name });
  const tabAfter = async (name: string) => (await ledger.play(tab(name))).value.tab;
  expect(await tabAfter('summary')).toBe('summary');
  expect(await tabAfter('history')).toBe('history');
  expect(await tabAfter('history')).toBe('history');
  expect(await tabAfter('summary')).toBe('summary');
});

it('createLedgerMachine tags each half by its own state', async () => {
  expect(tagsOf(ledger.flow.snapshot)).toEqual(['busy']);
  const shown = await ledger.play(summary);
  expect([shown.context.summary, tagsOf(shown)]).toEqual([{ figure: 5 }, ['busy', 'ready']]);
  expect(tagsOf(await ledger.play(history(0)))).toEqual(['ready']);
  const rowsFirst = await start(entryOf('points')).play(history(0));
  expect(tagsOf(rowsFirst)).toEqual(['busy']);
});

it('createLedgerMachine retries failed rows', async () => {
  const broken = await ledger.play(summary, failed('history', lost));
  expect([tagsOf(broken), broken.context.historyError]).toEqual([['failed', 'ready'], '끊김']);
  const trying = await ledger.play(retried);
  expect([trying.value.history, ledger.asked('history').length]).toEqual(['loading', 2]);
  const there = await ledger.play(history(0));
  expect([there.context.history.items, there.context.historyError]).toEqual([[{ id: 0 }], null]);
});

it.each(['points', 'level'])(
  'createLedgerMachine %s opens the tab of its input, or the summary by default',
  (name) => {
    const tabOf = (input: object) =>
      start(entryOf(name), { filter: EVERYTHING, ...input }).flow.snapshot.value.tab;
    expect([tabOf({}), tabOf({ tab: 'summary' }), tabOf({ tab: 'history' })]).toEqual([
      'summary',
      'summary',
      'history',
    ]);
  },
);

it('createLedgerMachine loads the first page of another filter, keeps the tab and the summary', async () => {
  const filter = { ...EVERYTHING, kind: 'USE' };
  const tab = { type: 'tab.selected', tab: 'history' };
  const changed = await ledger.play(summary, history(0), tab, turned(2), { type: 'filter.changed', filter });
  expect(changed.value).toEqual({ tab: 'history', summary: 'loaded', history: 'loading' });
  expect(ledger.asked('history').at(-1)).toEqual({ page: 0, size: 10, filter });
  expect(ledger.asked('summary')).toHaveLength(1);
});
