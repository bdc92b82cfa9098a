import { expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { voteJudgementMachine } from '#machines/admin/events/vote-judgement.machine.ts';
import { memberBulkMachine } from '#machines/admin/members/member-bulk.machine.ts';
import { reportBulkMachine } from '#machines/admin/reports/report-bulk.machine.ts';
import type { RowOutcome } from '#machines/kit/bulk.ts';
import { lineBulkMachine } from '#machines/seller/orders/line-bulk.machine.ts';
import { bulkEditMachine } from '#machines/seller/products/bulk-edit.machine.ts';
import { recorded } from '../recorded.ts';

/** A count and an act that end when the test says so. */
function heldPorts() {
  const held = { answer: (_count: number) => {}, finish: () => {} };
  const actors = {
    count: fromPromise(() => new Promise<number>((resolve) => (held.answer = resolve))),
    act: fromPromise(
      () => new Promise<readonly RowOutcome[]>((resolve) => (held.finish = () => resolve([]))),
    ),
  };
  return { held, actors };
}

type Started = {
  send(event: { type: string; id?: number; ids?: number[]; act?: unknown }): void;
  getSnapshot(): { value: unknown; context: { ids: readonly number[] } };
};

async function playThrough(actor: Started, act: unknown, held: ReturnType<typeof heldPorts>['held']) {
  const pressOthers = () => {
    actor.send({ type: 'row.toggled', id: 9 });
    actor.send({ type: 'page.toggled', ids: [8, 9] });
    expect(actor.getSnapshot().context.ids).toEqual([3]);
  };
  const arrives = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  actor.send({ type: 'row.toggled', id: 3 });
  actor.send({ type: 'act.asked', act });
  await arrives('counting');
  pressOthers();
  held.answer(1);
  await arrives('asking');
  pressOthers();
  actor.send({ type: 'act.confirmed' });
  await arrives('acting');
  pressOthers();
  held.finish();
  await arrives('done');
}

it.each([
  ['cases', reportBulkMachine, 'IGNORE'],
  ['members', memberBulkMachine, { kind: 'WARN', reason: 'SPAM', text: '주의해 주세요.' }],
  ['votes', voteJudgementMachine, { kind: 'void', reason: '한곳에서 몰린 표' }],
  ['lines of orders', lineBulkMachine, { rows: [] }],
  ['products', bulkEditMachine, { change: { kind: 'PRICE_PERCENT', percent: 10 }, rows: [] }],
] as const)('%s selects no other rows while it counts, asks and works', async (_, machine, act) => {
  const { held, actors } = heldPorts();
  // Charts of one factory: what differs is only the act, which nothing here reads.
  const any: AnyStateMachine = machine.provide({ actors } as never);
  const actor = createActor(any, { inspect: recorded }).start();
  await playThrough(actor, act, held);
});
