import { expect } from 'vitest';
import { done, failed, outcomesOf, type RegistryEntry, type SampleEvent } from '#proof/entry.ts';
import { eventName } from '#proof/parts.ts';
import { delaysOf } from '#proof/walk.ts';
import { stateLabel } from '#src/inspector/model/labels.ts';
import { entryOf } from './entry-of.ts';
import { start } from './start.ts';

/** Stands in an expectation for the answer that the step gives. */
export const ANSWER = Symbol('answer');

/** What a step has to do beside its state: fields of the context, and all questions and effects. */
export type Expected = {
  context?: object;
  /** Port calls with their inputs; none if absent. */
  asks?: readonly (readonly [port: string, input?: unknown])[];
  /** Effects with their params; none if absent. */
  does?: readonly (readonly [name: string, params?: unknown])[];
};
/**
 * An event, the state after it and what it has to do; `start` for what the chart does by itself. Another text names a sample of the registry: `✓ load` and `✗ load` the
 * usual answers, `✓ load 2` and `✗ load 2` the next ones, `after checkPause` a delay, `row.chosen 2` the second sample
 * of an event.
 */
export type StepRow = readonly [event: string | SampleEvent, state: string, expected?: Expected];

/** Answers of a port: those that succeed, or those that fail. */
const answersOf = ({ ports }: RegistryEntry, id: string, isDone: boolean): SampleEvent[] => {
  const samples = ports[id];
  const { type } = isDone ? done(id) : failed(id, new Error());
  return samples ? outcomesOf(id, samples).flatMap(({ event }) => (event.type === type ? [event] : [])) : [];
};

function samplesOf(entry: RegistryEntry, name: string): readonly SampleEvent[] {
  const [kind, id = ''] = name.split(' ');
  if (kind === '✓' || kind === '✗') return answersOf(entry, id, kind === '✓');
  if (kind === 'after') return delaysOf(entry.machine).filter(({ type }) => eventName(type) === name);
  return entry.events.filter(({ type }) => type === name);
}

/** Sample event of a flow by its name. */
export function sampleOf(entry: RegistryEntry, said: string): SampleEvent {
  const [, name = said, place = '1'] = /^(.+?) (\d+)$/.exec(said) ?? [];
  const event = samplesOf(entry, name)[Number(place) - 1];
  if (!event) throw new Error(`${entry.machine.id} has no sample of ${said}`);
  return event;
}

/** Puts the answer of a step where it is expected, in the fields of an object. */
function filledIn<T>(expected: T, { output }: SampleEvent): T {
  if (typeof expected !== 'object' || expected === null) return expected;
  const fields = Object.entries(expected).map(([key, value]) => [key, value === ANSWER ? output : value]);
  // The fields stay those of the expectation.
  return Array.isArray(expected) ? expected : (Object.fromEntries(fields) as T);
}

/** Plays events on a chart and asserts, after each, its state and exactly what it has asked and done. */
export async function expectSteps(id: string, rows: readonly StepRow[], input?: unknown): Promise<void> {
  const entry = entryOf(id);
  const { flow, effects, play } = start(entry, input ?? entry.input);
  for (const [said, state, { context = {}, asks = [], does = [] } = {}] of rows) {
    const isStart = said === 'start';
    const event = typeof said === 'string' ? (isStart ? { type: said } : sampleOf(entry, said)) : said;
    const filled = <T>(expected: T): T => filledIn(expected, event);
    const [calls, acts] = isStart ? [0, 0] : [flow.calls.length, effects.length];
    const { value, context: now } = await (isStart ? play() : play(event));
    const asked = flow.calls.slice(calls).map(({ id: name, input: given }) => [name, given]);
    const told = `${id} after ${typeof said === 'string' ? said : said.type}`;
    expect(stateLabel(value), told).toBe(state);
    expect(now, told).toMatchObject(filled(context));
    expect(asked, told).toEqual(asks.map(([name, given]) => [name, filled(given)]));
    expect(effects.slice(acts), told).toEqual(does.map((one) => one.map(filled)));
  }
}
