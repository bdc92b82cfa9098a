import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { sentenceOf } from '#domain/kit/errors.ts';
import { done, failed, type PortSamples, type RegistryEntry } from '#proof/entry.ts';
import { nodesOf } from '#proof/walk.ts';
import { STAGES, type Stage } from '#src/lib/navigation/screen-preview.ts';

/** How to reach a display state: the answer of each port, and the test whether a snapshot has it. */
type StageRule = {
  answer(id: string, samples: PortSamples): EventObject | null;
  is(snapshot: AnyMachineSnapshot, entry: RegistryEntry): boolean;
};

/** True if no port is running. */
const isSettled = ({ _nodes }: AnyMachineSnapshot): boolean =>
  _nodes.every(({ invoke }) => invoke.length === 0);
const isReady = (snapshot: AnyMachineSnapshot): boolean => isSettled(snapshot) && snapshot.hasTag('ready');
const hasFailed = (snapshot: AnyMachineSnapshot): boolean => isSettled(snapshot) && snapshot.hasTag('failed');
/** True if the chart itself has a tag for "empty"; some leave that to their screen. */
const tellsEmpty = ({ machine }: RegistryEntry): boolean =>
  nodesOf(machine).some(({ tags }) => tags.includes('empty'));

/** The server's error for a missing permission. */
const forbidden = Object.assign(new Error(sentenceOf('FORBIDDEN')), { code: 'FORBIDDEN' });

const RULES = {
  loaded: {
    answer: (id, samples) => done(id, samples.done),
    is: (snapshot) => isReady(snapshot) && !snapshot.hasTag('failed') && !snapshot.hasTag('empty'),
  },
  loading: { answer: () => null, is: (snapshot) => snapshot.hasTag('busy') },
  empty: {
    answer: (id, samples) => done(id, 'empty' in samples ? samples.empty : samples.done),
    is: (snapshot, entry) =>
      isSettled(snapshot) && (tellsEmpty(entry) ? snapshot.hasTag('empty') : isReady(snapshot)),
  },
  failed: { answer: (id, { error }) => failed(id, error), is: hasFailed },
  forbidden: { answer: (id) => failed(id, forbidden), is: hasFailed },
} as const satisfies Record<Stage, StageRule>;

/**
 * Snapshot of the nearest state that has the display state, reached with samples; null if there is none: content that
 * always exists is never empty, and a machine without ports is never refused.
 */
export function stateIn(entry: RegistryEntry, stage: Stage): AnyMachineSnapshot | null {
  const rule: StageRule = RULES[stage];
  const ports = Object.entries(entry.ports);
  if (stage === 'empty' && !ports.some(([, samples]) => 'empty' in samples)) return null;
  const answers = ports.flatMap(([id, samples]) => rule.answer(id, samples) ?? []);
  const people = entry.events.filter(({ type }) => !type.startsWith('xstate.'));
  const is = (snapshot: AnyMachineSnapshot) => rule.is(snapshot, entry);
  const paths = getShortestPaths(entry.machine, {
    input: entry.input,
    // Running calls are answered before the next event.
    events: (snapshot) => {
      const answer = answers.find((event) => snapshot.can(event));
      return answer ? [answer] : people.filter((event) => snapshot.can(event));
    },
    serializeState: ({ value }) => JSON.stringify(value),
    toState: is,
    stopWhen: is,
    limit: 20_000,
  });
  return paths.toSorted((one, other) => one.weight - other.weight)[0]?.state ?? null;
}

/** Display states that a machine has. */
export const stagesOf = (entry: RegistryEntry): Stage[] =>
  STAGES.filter((stage) => stateIn(entry, stage) !== null);
