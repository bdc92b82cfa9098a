import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { reportBulkMachine } from '#machines/admin/report-bulk.machine.ts';
import type { RowOutcome } from '#machines/kit/bulk.ts';

it('nothing else is chosen while cases are counted, asked about and decided', async () => {
  let answer = (_count: number) => {};
  let finish = () => {};
  const actor = createActor(
    reportBulkMachine.provide({
      actors: {
        count: fromPromise(() => new Promise<number>((resolve) => (answer = resolve))),
        act: fromPromise(() => new Promise<readonly RowOutcome[]>((resolve) => (finish = () => resolve([])))),
      },
    }),
  ).start();
  const pressOthers = () => {
    actor.send({ type: 'row.toggled', id: 9 });
    actor.send({ type: 'page.toggled', ids: [8, 9] });
    expect(actor.getSnapshot().context.ids).toEqual([3]);
  };
  actor.send({ type: 'row.toggled', id: 3 });
  actor.send({ type: 'act.asked', act: 'IGNORE' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('counting'));
  pressOthers();
  answer(1);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('asking'));
  pressOthers();
  actor.send({ type: 'act.confirmed' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('acting'));
  pressOthers();
  finish();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('done'));
});
