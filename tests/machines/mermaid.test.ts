import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { toMermaid } from '#machines/kit/mermaid.ts';

const machine = setup({
  types: {
    context: {} as { id: number },
    events: {} as { type: 'door.opened' } | { type: 'door.shut' },
    tags: {} as 'busy',
  },
  actors: { ask: fromPromise<void, { id: number; way: string }>(async () => {}) },
  guards: { isFree: () => true },
  delays: { patience: 300 },
  actions: { note: () => {}, tell: (_, _params: { by: string }) => {} },
}).createMachine({
  id: 'door',
  context: { id: 7 },
  initial: 'shut',
  states: {
    shut: {
      exit: 'note',
      on: { 'door.opened': { guard: 'isFree', target: 'asking', actions: 'note' } },
      after: { patience: { target: 'asking' } },
    },
    asking: {
      tags: ['busy'],
      entry: 'note',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ id: context.id, way: [context.id, '{'].join() }),
        onDone: 'shut',
        onError: { actions: ['note', { type: 'tell', params: { by: 'a; b: c' } }] },
      },
      on: { 'door.opened': { target: 'asking', reenter: true } },
    },
  },
});

it('toMermaid writes tags, actions, re-entry, delays and ports, and escapes characters that end a label', () => {
  expect(toMermaid(machine)).toBe(`stateDiagram-v2
  [*] --> shut
  state "shut" as shut
  note right of shut
    exit / note
  end note
  state "asking" as asking
  note right of asking
    tags / busy
    entry / note
    asks ask = ask(id, way)
  end note
  shut --> asking: door.opened [isFree] / note
  shut --> asking: after patience (300 ms)
  asking --> asking: door.opened (reenter)
  asking --> shut: ✓ ask
  asking --> asking: ✗ ask / note, tell(by=a  b  c)
`);
});
