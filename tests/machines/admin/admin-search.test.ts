import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Found } from '#domain/admin/search/admin-search.ts';
import { adminSearchMachine } from '#machines/admin/layout/admin-search.machine.ts';

const nari: Found = { kind: 'MEMBER', id: 7, label: '나리', hint: 'na***@sinbaljang.test' };
const order: Found = { kind: 'ORDER', id: 9, label: 'S2026', hint: '나리 · 10,000원' };

function started(answer: Found[] | Error = [nari, order]) {
  const asked: string[] = [];
  const opened = vi.fn();
  const clock = new SimulatedClock();
  const find = fromPromise<Found[], { text: string }>(async ({ input }) => {
    asked.push(input.text);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const machine = adminSearchMachine.provide({
    actors: { find },
    actions: { open: (_, { option }) => opened(option) },
  });
  const actor = createActor(machine, { clock }).start();
  const until = (state: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ open: state }));
  const type = (text: string) => actor.send({ type: 'text.typed', text });
  return { actor, asked, opened, clock, until, type };
}

describe('adminSearchMachine', () => {
  it('opens and closes with the same shortcut, and clears the text', () => {
    const { actor, type } = started();
    actor.send({ type: 'search.opened' });
    type('나리');
    actor.send({ type: 'search.opened' });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(actor.getSnapshot().context.text).toBe('');
    actor.send({ type: 'search.opened' });
    actor.send({ type: 'search.closed' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('searches once for text typed in a row, and not for a single letter', async () => {
    const { actor, type, clock, asked, until } = started();
    actor.send({ type: 'search.opened' });
    type('나');
    clock.increment(1_000);
    expect(actor.getSnapshot().value).toEqual({ open: 'blank' });
    type('나리');
    clock.increment(149);
    type(' 나리꽃 ');
    clock.increment(150);
    await until('found');
    expect(asked).toEqual(['나리꽃']);
  });

  it('opens the option that the arrow keys reached or that was pressed', async () => {
    const { actor, type, clock, opened, until } = started();
    const search = async () => {
      actor.send({ type: 'search.opened' });
      type('나리');
      clock.increment(150);
      await until('found');
    };
    await search();
    actor.send({ type: 'option.moved', step: 1 });
    actor.send({ type: 'text.submitted' });
    expect(opened).toHaveBeenLastCalledWith(order);
    expect(actor.getSnapshot().value).toBe('closed');
    await search();
    actor.send({ type: 'option.moved', step: 1 });
    actor.send({ type: 'option.moved', step: 1 });
    actor.send({ type: 'text.submitted' });
    expect(opened).toHaveBeenLastCalledWith(nari);
    await search();
    actor.send({ type: 'option.chosen', option: order });
    expect(opened).toHaveBeenLastCalledWith(order);
    expect(opened).toHaveBeenCalledTimes(3);
  });

  it('shows "nothing found" and failures; the next letter searches again', async () => {
    const none = started([]);
    none.actor.send({ type: 'search.opened' });
    none.type('없는 것');
    none.clock.increment(150);
    await none.until('clueless');
    none.actor.send({ type: 'text.submitted' });
    expect(none.opened).not.toHaveBeenCalled();

    const broken = started(new Error('찾지 못했어요.'));
    broken.actor.send({ type: 'search.opened' });
    broken.type('나리');
    broken.clock.increment(150);
    await broken.until('failed');
    expect(broken.actor.getSnapshot().context.error).not.toBeNull();
    broken.type('나리꽃');
    broken.clock.increment(150);
    await broken.until('failed');
    expect(broken.asked).toEqual(['나리', '나리꽃']);
    broken.type('');
    expect(broken.actor.getSnapshot().context.error).toBeNull();
  });
});
