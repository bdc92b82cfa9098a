import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createBulkMachine } from '#machines/kit/bulk.machine.ts';
import type { BulkRequest, RowOutcome } from '#machines/kit/bulk.ts';

type Filter = { author: number };
type Wish = BulkRequest<Filter, string>;
const machine = createBulkMachine<Filter, string>({ id: 'bulk', description: 'Rows of a test.' });

const done = (id: number): RowOutcome => ({ id, done: true, reason: null });
const refused = (id: number): RowOutcome => ({ id, done: false, reason: '이미 처리했어요.' });

function started(outcomes: readonly RowOutcome[] | Error = [], counted: number | Error = 2) {
  const asked: (readonly [string, Wish])[] = [];
  const answer = <T>(name: string, value: T | Error) =>
    fromPromise<T, Wish>(async ({ input }) => {
      asked.push([name, input]);
      if (value instanceof Error) throw value;
      return value;
    });
  const told = vi.fn();
  const actor = createActor(
    machine.provide({
      actors: { count: answer('count', counted), act: answer('act', outcomes) },
      actions: { announceDone: told },
    }),
  ).start();
  const until = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, asked, told, until };
}

describe('createBulkMachine', () => {
  it('selects rows one by one, and is without a selection after the last was deselected', () => {
    const { actor } = started();
    actor.send({ type: 'row.toggled', id: 3 });
    actor.send({ type: 'row.toggled', id: 5 });
    actor.send({ type: 'row.toggled', id: 3 });
    expect(actor.getSnapshot().context.ids).toEqual([5]);
    expect(actor.getSnapshot().value).toBe('some');
    actor.send({ type: 'row.toggled', id: 5 });
    expect(actor.getSnapshot().value).toBe('none');
    expect(actor.getSnapshot().context.ids).toEqual([]);
  });

  it('selects and deselects all rows of a page', () => {
    const { actor } = started();
    actor.send({ type: 'row.toggled', id: 2 });
    actor.send({ type: 'page.toggled', ids: [1, 2] });
    expect(actor.getSnapshot().context.ids).toEqual([1, 2]);
    actor.send({ type: 'page.toggled', ids: [1, 2] });
    expect(actor.getSnapshot().value).toBe('none');
  });

  it('drops the selection with a note when the table shows other rows', () => {
    const { actor } = started();
    actor.send({ type: 'list.changed' });
    expect(actor.getSnapshot().value).toBe('none');
    actor.send({ type: 'row.toggled', id: 1 });
    actor.send({ type: 'list.changed' });
    expect(actor.getSnapshot().value).toBe('dropped');
    expect(actor.getSnapshot().context.ids).toEqual([]);
  });

  it('counts and asks before it changes anything; refused rows stay selected', async () => {
    const { actor, asked, told, until } = started([done(1), refused(2)]);
    actor.send({ type: 'page.toggled', ids: [1, 2] });
    actor.send({ type: 'act.asked', act: 'HIDE' });
    actor.send({ type: 'row.toggled', id: 9 });
    await until('asking');
    expect(asked).toEqual([['count', { chosen: { ids: [1, 2] }, act: 'HIDE' }]]);
    actor.send({ type: 'row.toggled', id: 9 });
    actor.send({ type: 'page.toggled', ids: [9] });
    expect(actor.getSnapshot().context.ids).toEqual([1, 2]);
    actor.send({ type: 'act.confirmed' });
    await until('refused');
    expect(asked[1]).toEqual(['act', { chosen: { ids: [1, 2] }, act: 'HIDE' }]);
    expect(actor.getSnapshot().context).toMatchObject({ ids: [2], all: null, act: null });
    expect(told).toHaveBeenCalledTimes(1);
    actor.send({ type: 'act.asked', act: 'SHOW' });
    await until('asking');
    expect(asked[2]).toEqual(['count', { chosen: { ids: [2] }, act: 'SHOW' }]);
    actor.send({ type: 'act.cancelled' });
    expect(actor.getSnapshot().value).toBe('some');
    actor.send({ type: 'selection.cleared' });
    expect(actor.getSnapshot().value).toBe('none');
  });

  it('selects all rows of a filter', async () => {
    const { actor, asked, until } = started([done(1), done(2)]);
    actor.send({ type: 'row.toggled', id: 1 });
    actor.send({ type: 'all.chosen', filter: { author: 4 } });
    actor.send({ type: 'act.asked', act: 'HIDE' });
    await until('asking');
    actor.send({ type: 'act.confirmed' });
    await until('done');
    expect(asked.map(([, wish]) => wish.chosen)).toEqual([
      { filter: { author: 4 } },
      { filter: { author: 4 } },
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ ids: [], all: null });
  });

  it.each([
    ['count', started([], new Error('세지 못했어요.'))],
    ['act', started(new Error('세지 못했어요.'))],
  ])('keeps the selection if the %s fails', async (name, { actor, until }) => {
    actor.send({ type: 'row.toggled', id: 1 });
    actor.send({ type: 'act.asked', act: 'HIDE' });
    if (name === 'act') {
      await until('asking');
      actor.send({ type: 'act.confirmed' });
    }
    await until('some');
    expect(actor.getSnapshot().context).toMatchObject({ ids: [1] });
    expect(actor.getSnapshot().context.error).not.toBeNull();
  });
});
