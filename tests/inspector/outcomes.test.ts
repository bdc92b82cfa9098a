import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { statusOf } from '#domain/kit/errors.ts';
import { failed, outcomesOf, type RegistryEntry, refusal } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { badgesEntry } from '#proof/rewards/badges.proof.ts';
import { happenings, isLeaf, isTransient, nodesOf, openIn } from '#proof/walk.ts';
import { choicesOf } from '#src/inspector/model/choices.ts';
import { hasOutput, outputProblems } from '#src/inspector/model/output-problems.ts';
import { plainEvent, revive } from '#src/inspector/model/replay.ts';
import { frameOf, startWalk, step, type Walk } from '#src/inspector/model/stepping.ts';

/** Events of every button that the gallery shows for a state, refused ones left out. */
function buttonsOf(entry: RegistryEntry, snapshot: AnyMachineSnapshot): EventObject[] {
  const { events, ports, time } = choicesOf(entry, snapshot);
  return [
    ...events.filter(({ possible }) => possible).map(({ event }) => event),
    ...ports.flatMap(({ outcomes }) => outcomes.map(({ event }) => event)),
    ...time,
  ];
}

/** Paths of the leaf states that a walk by the gallery's buttons reaches. */
function reachedByButtons(entry: RegistryEntry): Set<string> {
  const samples = happenings(entry);
  const placeOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, samples.map(openIn(snapshot))]);
  const reached = new Set<string>();
  const seen = new Set<string>();
  const open: Walk[] = [startWalk(entry)];
  // Shortest walks first: of two contexts that the samples cannot tell apart, the younger one is kept.
  for (let walk = open.shift(); walk; walk = open.shift()) {
    const { snapshot } = frameOf(walk);
    if (seen.has(placeOf(snapshot))) continue;
    seen.add(placeOf(snapshot));
    for (const node of snapshot._nodes.filter(isLeaf)) reached.add(node.path.join('.'));
    for (const event of buttonsOf(entry, snapshot)) open.push(step(walk, event));
  }
  return reached;
}

/** States that need another input than the registry's, which no button can give. */
const UNREACHABLE_BY_DESIGN = [
  'botCheck.unconfigured',
  'bulkEditForm.closed',
  'eventEditor.created',
  'eventRanking.closed',
  'productDetail.loading.blank',
  'productEditor.created',
  // What the browser says of its notifications, and allows of them.
  'pushDevices.listing.refused',
  'pushDevices.listing.unsupported',
];

describe('buttons of the gallery', () => {
  it('reach every state of every chart, except those that need another input', () => {
    const missing = registry.flatMap((entry) => {
      const reached = reachedByButtons(entry);
      return nodesOf(entry.machine)
        .filter((node) => isLeaf(node) && !isTransient(node))
        .map(({ path }) => path.join('.'))
        .filter((path) => !reached.has(path))
        .map((path) => `${entry.machine.id}.${path}`);
    });
    const declared = registry.flatMap(({ machine, unreachable = [] }) =>
      unreachable.map((path) => `${machine.id}.${path}`),
    );
    expect(missing).toEqual(declared);
    expect(missing.toSorted()).toEqual(UNREACHABLE_BY_DESIGN.toSorted());
  }, 60_000);
});

describe('outcomes of a port', () => {
  it('list every sample with its kind and number', () => {
    const error = new Error('x');
    const other = refusal('품절이에요', 'OUT_OF_STOCK');
    const samples = { done: 1, error, empty: 0, otherDone: [2, 3], otherErrors: [other] };
    expect(outcomesOf('load', samples).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'done 1',
      'empty 1',
      'otherDone 1',
      'otherDone 2',
      'failed 1',
      'otherFailed 1',
    ]);
    expect(
      outcomesOf('load', samples).map(({ event: { output, error: thrown } }) => thrown ?? output),
    ).toEqual([1, 0, 2, 3, error, other]);
  });

  it('keep the code and the status of an error on the way to another page', () => {
    const event = failed('load', refusal('품절이에요', 'OUT_OF_STOCK'));
    const arrived = revive(structuredClone(plainEvent(event)));
    expect(arrived).toMatchObject({ error: { code: 'OUT_OF_STOCK', status: statusOf('OUT_OF_STOCK') } });
    expect('error' in arrived && arrived.error).toBeInstanceOf(Error);
  });
});

describe('edited output', () => {
  const { load, toggle } = badgesEntry.ports;
  if (!load || !toggle) throw new Error('badges have no such ports');
  const sample = JSON.parse(JSON.stringify(load.done));

  it.each(registry.map((entry) => [entry.machine.id, entry] as const))(
    'of %s is accepted if it is a sample',
    (_, { ports }) => {
      for (const samples of Object.values(ports))
        for (const { event } of outcomesOf('port', samples).filter(({ event }) => !event.error))
          expect(outputProblems(JSON.parse(JSON.stringify(event.output) ?? 'null'), samples)).toEqual([]);
    },
  );

  it('is refused with the path of a value of another kind, a missing field or an unknown one', () => {
    const { totalCount: _, ...rest } = sample;
    const [first, ...others] = sample.badges;
    expect(outputProblems({ ...rest, badges: [{ ...first, id: '1' }, ...others], colour: 1 }, load)).toEqual([
      { path: 'totalCount', reason: 'missing', allowed: ['number'] },
      { path: 'badges[0].id', reason: 'kind', allowed: ['number'] },
      { path: 'colour', reason: 'unknown', allowed: [] },
    ]);
    expect(outputProblems([], load)).toEqual([{ path: '', reason: 'kind', allowed: ['object'] }]);
  });

  it('may leave out what a sample leaves out', () => {
    const samples = { done: { id: 1, note: 'a' }, error: new Error('x'), otherDone: [{ id: 2 }] };
    expect(outputProblems({ id: 3 }, samples)).toEqual([]);
    expect(outputProblems({ note: 'b' }, samples)).toMatchObject([{ path: 'id', reason: 'missing' }]);
  });

  it('is offered for ports that answer with a value only', () => {
    expect([hasOutput(load), hasOutput(toggle)]).toEqual([true, false]);
  });
});
