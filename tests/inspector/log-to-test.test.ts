import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import { done, failed, type RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { createSource } from '#src/inspector/live/source.ts';
import { openLogFile } from '#src/inspector/model/log-file.ts';
import { logToTest, logToWalkthrough } from '#src/inspector/model/log-to-test.ts';
import { expectRecorded } from './recorded/expect-recorded.ts';
import { watchSystem } from './watch-system.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const entryOf = (id: string): RegistryEntry => {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no chart ${id}`);
  return entry;
};

/** The log file of a chart that went these steps, read again as QA opens it. */
function recorded(entry: RegistryEntry, steps: readonly EventObject[]) {
  const source = createSource(() => {});
  const actor = createActor(entry.machine, { input: entry.input });
  watchSystem(actor, source);
  actor.start();
  for (const step of steps) actor.send(step);
  vi.advanceTimersByTime(100);
  const log = openLogFile(writeLogFile(source.log(), { about: null, pictures: [] }))?.log;
  const own = log?.actors.find(({ machine }) => machine === entry.machine.id);
  if (!log || !own) throw new Error('the log has no such actor');
  return { log, own };
}

/** Values of the constants of a written test, and the call it makes. */
function parsed(text: string) {
  const [, base = 'null'] = /const BASE = (.*?);\n\nconst STEPS/s.exec(text) ?? [];
  const [, steps = '[]'] = /const STEPS = (.*?);\n\nit\(/s.exec(text) ?? [];
  return { base: JSON.parse(base), steps: JSON.parse(steps) };
}

const BUGS: [name: string, id: string, steps: readonly EventObject[]][] = [
  [
    'an answer that was lost',
    'ownParcel',
    [
      { type: 'field.changed', change: { carrier: 'CJ대한통운', tracking: '123456789012' } } as EventObject,
      { type: 'form.submitted' },
      failed('save', new TypeError('Failed to fetch')),
      { type: 'form.submitted' },
    ],
  ],
  [
    'a list that failed and was asked for again',
    'profile',
    [failed('load', new Error('x')), { type: 'screen.retried' }, failed('load', new Error('x'))],
  ],
  [
    'a badge that was shown while others loaded',
    'badges',
    [done('load', entryOf('badges').ports.load?.done), { type: 'badge.toggled' }],
  ],
];

describe('logToTest', () => {
  it.each(BUGS)(
    'writes a test of %s that passes with the chart, with states and asked ports',
    (_, id, steps) => {
      const entry = entryOf(id);
      const { log, own } = recorded(entry, steps);
      const text = logToTest(log, own, entry.machine);
      const { base, steps: expected } = parsed(text);
      expect(expected).toHaveLength(steps.length);
      expect(text).toContain(`expectRecorded('${id}', BASE, STEPS)`);
      expectRecorded(id, base, expected);
    },
  );

  it('writes the port that a step asked with its input, masked as the log', () => {
    const [, id, steps] = BUGS[0] ?? ['', 'ownParcel', []];
    const { log, own } = recorded(entryOf(id), steps);
    const { steps: expected } = parsed(logToTest(log, own, entryOf(id).machine));
    expect(expected[1].asked).toEqual([{ port: 'save', input: expect.anything() }]);
    expect(expected[0].asked).toEqual([]);
  });

  it('writes a test that fails with another state, context or asked port', () => {
    const [, id, steps] = BUGS[0] ?? ['', 'ownParcel', []];
    const { log, own } = recorded(entryOf(id), steps);
    const { base, steps: expected } = parsed(logToTest(log, own, entryOf(id).machine));
    const changed = (change: object) =>
      expected.map((step: object, at: number) => (at === 1 ? { ...step, ...change } : step));
    for (const change of [{ state: 'elsewhere' }, { context: {} }, { asked: [] }])
      expect(() => expectRecorded(id, base, changed(change))).toThrow();
  });
});

describe('logToWalkthrough', () => {
  it('writes the steps as rows of a registry entry', () => {
    const [, id, steps] = BUGS[0] ?? ['', 'ownParcel', []];
    const { log, own } = recorded(entryOf(id), steps);
    const text = logToWalkthrough(log, own, '답을 잃은 송장');
    expect(text).toContain('name: "답을 잃은 송장"');
    expect(text).toContain('failed(\'save\', Object.assign(new Error("Failed to fetch")');
    expect(text.match(/"type": "form.submitted"/g)).toHaveLength(2);
  });
});
