import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import type { RegistryEntry } from '#proof/entry.ts';
import { done, failed } from '#proof/entry.ts';
import { profileEditEntry, profileEntry } from '#proof/members/account/profile.proof.ts';
import { registry } from '#proof/registry.ts';
import { createSource } from '#src/inspector/live/source.ts';
import { stateLabel } from '#src/inspector/model/labels.ts';
import { addReports, EMPTY_LOG, LOG_LIMITS, type Report } from '#src/inspector/model/live-log.ts';
import { openLogFile } from '#src/inspector/model/log-file.ts';
import { replayLog } from '#src/inspector/model/replay.ts';
import { namedTours } from '#src/inspector/model/tours.ts';
import { watchSystem } from './watch-system.ts';

const machineOf = (id: string) => registry.find(({ machine }) => machine.id === id)?.machine;

const ALONE = { about: null, pictures: [] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watched actor of a registered machine whose ports stay pending. */
function watched(entry: RegistryEntry) {
  const batches: (readonly Report[])[] = [];
  const source = createSource((reports) => batches.push(reports));
  const actor = createActor(entry.machine, { input: entry.input });
  watchSystem(actor, source);
  actor.start();
  return { actor, source, batches };
}

describe('inspected page', () => {
  it('reports events in batches, with states, transitions and refusals', () => {
    const { actor, source, batches } = watched(profileEditEntry);
    actor.send(done('load', profileEditEntry.ports.load?.done));
    actor.send({ type: 'form.submitted' });
    expect(batches).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(batches).toHaveLength(1);
    const own = source.log().actors.find(({ machine }) => machine === 'profileEdit');
    const steps = source.log().steps.filter((step) => step.actor === own?.actor);
    expect(steps.map(({ value }) => stateLabel(value))).toEqual([
      'form.editing.typing · image.idle',
      'form.editing.typing · image.idle',
    ]);
    expect(steps[0]?.taken).toEqual(['profileEdit.form.loading → profileEdit.form.editing']);
    expect(steps[1]?.refusals.map(({ guard }) => guard)).toEqual(['hasProblems', 'isChanged']);
  });

  it('never reports personal data', () => {
    const { actor, source } = watched(profileEditEntry);
    actor.send(done('load', profileEditEntry.ports.load?.done));
    actor.send({ type: 'field.changed', field: 'nickname', value: '몰래보기' });
    actor.send({ type: 'form.submitted' });
    vi.advanceTimersByTime(100);
    const text = writeLogFile(source.log(), ALONE);
    for (const secret of ['user@sinbaljang.test', '김하루', '걷는하루', '몰래보기'])
      expect(text).not.toContain(secret);
  });

  it('accepts events of the viewer', () => {
    const { actor, source } = watched(profileEntry);
    actor.send(failed('load', new Error('x')));
    vi.advanceTimersByTime(100);
    const own = source.log().actors.find(({ machine }) => machine === 'profile');
    expect(source.send(own?.actor ?? 0, { type: 'screen.retried' })).toBe(true);
    expect(actor.getSnapshot().value).toBe('loading');
    expect(source.send(999, { type: 'screen.retried' })).toBe(false);
  });
});

describe('log', () => {
  const tours = registry.flatMap((entry) =>
    namedTours(entry).map((tour) => [`${entry.machine.id}: ${tour.name}`, entry, tour] as const),
  );

  it.each(tours)('replayed elsewhere ends in the same state: %s', (_, entry, tour) => {
    const { actor, source } = watched(entry);
    for (const event of tour.steps) actor.send(event);
    vi.advanceTimersByTime(100);
    const read = openLogFile(writeLogFile(source.log(), ALONE))?.log;
    if (!read) throw new Error('the log cannot be read');
    const replayed = replayLog(read, machineOf).find((one) => one.actor.machine === entry.machine.id);
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    expect(replayed).toMatchObject({ same: true, parted: null });
    expect(replayed?.reached.replaceAll('|', ' · ')).toBe(stateLabel(snapshot.value));
  });

  it('shows where a replay differs', () => {
    const { actor, source } = watched(profileEntry);
    actor.send(failed('load', new Error('x')));
    vi.advanceTimersByTime(100);
    const log = source.log();
    const steps = log.steps.map((step) => ({ ...step, value: 'loaded' }));
    const [replayed] = replayLog({ ...log, steps }, machineOf);
    expect(replayed).toMatchObject({ same: false, parted: { value: 'loaded' } });
  });

  it('drops the oldest steps and still replays from where it begins', () => {
    const { actor, source } = watched(profileEntry);
    for (let round = 0; round < LOG_LIMITS.steps; round += 1) {
      actor.send(failed('load', new Error('x')));
      actor.send({ type: 'screen.retried' });
    }
    actor.send(failed('load', new Error('x')));
    vi.advanceTimersByTime(100);
    const log = source.log();
    expect(log.steps).toHaveLength(LOG_LIMITS.steps);
    expect(log.dropped).toBeGreaterThan(0);
    expect(replayLog(log, machineOf)).toMatchObject([{ same: true, reached: 'failed' }]);
  });

  it('is distinguished from any other file', () => {
    expect(openLogFile('no')).toBeNull();
    expect(openLogFile('{"steps":[]}')).toBeNull();
    expect(openLogFile(writeLogFile(EMPTY_LOG, ALONE))?.log).toEqual(EMPTY_LOG);
  });

  it('drops actors that stopped long ago', () => {
    const state = { value: 'a', context: null, status: 'stopped' };
    const reports = Array.from({ length: 100 }, (_, actor) => {
      return { kind: 'actor', at: actor, actor, parent: null, name: 'x', machine: null, ...state } as const;
    });
    const log = addReports(EMPTY_LOG, reports);
    expect(log.actors).toHaveLength(LOG_LIMITS.ended);
    expect(log.actors.at(-1)?.actor).toBe(99);
  });
});
