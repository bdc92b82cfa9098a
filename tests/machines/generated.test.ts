import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { type HeldCall, LiveFlow } from '#proof/live-flow.ts';
import { coveringPaths, type FlowPath } from '#proof/paths.ts';
import { registry } from '#proof/registry.ts';
import { happenings } from '#proof/walk.ts';
import { recorded } from './recorded.ts';

const titled = registry.map((entry) => ({ id: entry.machine.id, entry }));

/** The answer of a call that the chart has left must change nothing. */
async function answerLate(flow: LiveFlow, entry: RegistryEntry, call: HeldCall, fine: boolean) {
  const before = flow.snapshot;
  await answer(entry, call, fine);
  expect(flow.snapshot, `late answer of ${call.id}`).toBe(before);
}

const answer = (entry: RegistryEntry, call: HeldCall, fine: boolean): Promise<void> => {
  const port = entry.ports[call.id];
  if (!port) throw new Error(`no samples for ${call.id}`);
  return call.settle(fine ? { output: port.done } : { error: port.error });
};

/** Plays a run on a machine that really runs; after each step it is where the pure chart says. */
async function playAsPredicted(entry: RegistryEntry, { steps }: FlowPath) {
  const flow = new LiveFlow(entry, recorded);
  let [predicted] = initialTransition(entry.machine, entry.input);
  for (const step of steps) {
    await flow.play(step);
    [predicted] = transition(entry.machine, predicted, step);
    expect(flow.snapshot.value, step.type).toEqual(predicted.value);
    expect(flow.snapshot.context, step.type).toEqual(predicted.context);
    expect(flow.snapshot.status).toBe(predicted.status);
    for (const call of flow.calls.filter(({ settled, signal }) => !settled && signal.aborted))
      await answerLate(flow, entry, call, steps.length % 2 === 0);
  }
  expect(flow.errors).toEqual([]);
  flow.stop();
}

/** One thing that happens on a random walk: an event (perhaps twice at once) or the answer of a call, late or not. */
type Happening =
  | { kind: 'event'; pick: number; twice: boolean }
  | { kind: 'answer'; pick: number; fine: boolean };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant('event'), pick: fc.nat(), twice: fc.boolean() }),
  fc.record({ kind: fc.constant('answer'), pick: fc.nat(), fine: fc.boolean() }),
);

const isAnswer = ({ type }: { type: string }): boolean => /^xstate\.(done|error)\./.test(type);

async function happens(flow: LiveFlow, entry: RegistryEntry, one: Happening) {
  if (one.kind === 'answer') {
    const open = flow.calls.filter(({ settled }) => !settled);
    const call = open[one.pick % open.length];
    if (call?.signal.aborted) await answerLate(flow, entry, call, one.fine);
    else if (call) await answer(entry, call, one.fine);
    return;
  }
  const events = happenings(entry).filter((event) => !isAnswer(event));
  const event = events[one.pick % events.length];
  for (let times = one.twice ? 2 : 1; event && times > 0; times -= 1)
    if (flow.snapshot.status === 'active') await flow.play(event);
}

/** Whether the row says that nothing leads out of here. */
const restsIn = ({ rests = [] }: RegistryEntry, { _nodes }: AnyMachineSnapshot): boolean =>
  _nodes.some(({ path }) => rests.includes(path.join('.')));

/** What holds after every step. */
function expectSound(flow: LiveFlow, entry: RegistryEntry) {
  const { snapshot } = flow;
  expect(flow.errors).toEqual([]);
  expect(structuredClone(snapshot.context)).toEqual(snapshot.context);
  const ids = flow.waiting.map(({ id }) => id);
  expect(new Set(ids).size, `one call at a time: ${ids}`).toBe(ids.length);
  if (snapshot.status !== 'active') return;
  const ways = happenings(entry).some((way) => snapshot.can(way));
  expect(ways, `a way out of ${JSON.stringify(snapshot.value)}`).toBe(!restsIn(entry, snapshot));
}

async function walk(entry: RegistryEntry, happened: readonly Happening[]) {
  const flow = new LiveFlow(entry);
  for (const one of happened) {
    await happens(flow, entry, one);
    expectSound(flow, entry);
  }
  flow.stop();
}

describe.each(titled)('machine $id', ({ entry }) => {
  it.each(entry.walkthroughs)('walks: $name', (path) => playAsPredicted(entry, path));

  it.each(coveringPaths(entry, { known: entry.walkthroughs }))('covers: $name', (path) =>
    playAsPredicted(entry, path),
  );

  it('has no errors, lost data or dead ends in random walks', () =>
    fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 25 }), (happened) => walk(entry, happened)),
      { numRuns: 40 },
    ));
});
