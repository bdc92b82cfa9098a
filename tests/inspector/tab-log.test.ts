import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { done } from '#proof/entry.ts';
import { profileEditEntry } from '#proof/members/account/profile.proof.ts';
import { registry } from '#proof/registry.ts';
import { createSource } from '#src/inspector/live/source.ts';
import { LONGEST_LOG, pageIdOf, readTabLog, writeTabLog } from '#src/inspector/live/tab-log.ts';
import { EMPTY_LOG, type LiveLog } from '#src/inspector/model/live-log.ts';
import { logRows, NO_FILTER } from '#src/inspector/model/log-rows.ts';
import { replayLog } from '#src/inspector/model/replay.ts';
import { profileRounds, watchSystem } from './watch-system.ts';

const machineOf = (id: string) => registry.find(({ machine }) => machine.id === id)?.machine;
const LOG_KEY = 'inspect.log';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page of the tab: what happens on it is stored when it is left. */
function visit(path: string, happen: (source: ReturnType<typeof createSource>) => void): LiveLog {
  const source = createSource(() => {}, { earlier: readTabLog(sessionStorage), path });
  happen(source);
  writeTabLog(sessionStorage, source.log());
  return source.log();
}

describe('log of a tab', () => {
  it('is one thread over page loads, with each load marked', () => {
    visit('/cart', profileRounds(1));
    visit('/orders/return', profileRounds(2));
    const log = readTabLog(sessionStorage);
    expect(log.loads.map(({ path }) => path)).toEqual(['/cart', '/orders/return']);
    const own = log.actors.filter(({ machine }) => machine === 'profile');
    expect(new Set(own.map(({ actor }) => actor)).size).toBe(2);
    expect(own.map(({ now }) => now.status)).toEqual(['stopped', 'stopped']);
    const numbers = [...log.loads, ...log.steps].map(({ seq }) => seq);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(replayLog(log, machineOf)).toMatchObject([{ same: true }, { same: true }]);
    const rows = logRows(log, NO_FILTER, () => '').map((row) => row.kind);
    expect(rows.filter((kind) => kind === 'load')).toHaveLength(2);
    expect(rows.at(-1)).toBe('load');
  });

  it('stays within its bound, and replays from where it begins', () => {
    const big = { items: Array.from({ length: 50 }, () => 'x'.repeat(390)) };
    const log = visit('/', profileRounds(250));
    const steps = log.steps.map((step, at) => ({ ...step, context: { ...big, at } }));
    writeTabLog(sessionStorage, { ...log, steps });
    expect(sessionStorage.getItem(LOG_KEY)?.length).toBeLessThanOrEqual(LONGEST_LOG);
    const kept = readTabLog(sessionStorage);
    expect(kept.steps.length).toBeGreaterThan(10);
    expect(kept.dropped).toBe(log.steps.length - kept.steps.length);
    expect(replayLog(kept, machineOf)).toMatchObject([{ same: true }]);
  });

  it('stores a context once that many steps share', () => {
    const context = { items: Array.from({ length: 50 }, () => 'x'.repeat(390)) };
    const log = visit('/', profileRounds(100));
    writeTabLog(sessionStorage, { ...log, steps: log.steps.map((step) => ({ ...step, context })) });
    const kept = readTabLog(sessionStorage);
    expect(kept.steps).toHaveLength(log.steps.length);
    expect(kept.steps[7]?.context).toEqual(context);
  });

  it('has no personal data', () => {
    visit('/mypage', (source) => {
      const actor = createActor(profileEditEntry.machine, { input: profileEditEntry.input });
      watchSystem(actor, source);
      actor.start();
      actor.send(done('load', profileEditEntry.ports.load?.done));
      actor.send({ type: 'field.changed', field: 'nickname', value: '몰래보기' });
    });
    const text = sessionStorage.getItem(LOG_KEY) ?? '';
    expect(text).toContain('field.changed');
    for (const secret of ['user@sinbaljang.test', '김하루', '걷는하루', '몰래보기'])
      expect(text).not.toContain(secret);
  });

  it('is empty if the stored text is none, or storage refuses it', () => {
    sessionStorage.setItem(LOG_KEY, '{"log":{}}');
    expect(readTabLog(sessionStorage)).toEqual(EMPTY_LOG);
    const full = {
      getItem: () => null,
      removeItem: vi.fn(),
      setItem: () => {
        throw new Error('full');
      },
    };
    writeTabLog(full, EMPTY_LOG);
    expect(full.removeItem).toHaveBeenCalledWith(LOG_KEY);
  });
});

describe('page id of a tab', () => {
  /** Locks of a browser in which the ids of other tabs are taken. */
  const locksWithout = (taken: readonly string[]) => {
    const request = (name: string, _: unknown, hold: () => Promise<unknown>) =>
      taken.includes(name) ? Promise.reject(new DOMException('late', 'TimeoutError')) : hold();
    // The other methods of a LockManager are not asked for.
    return { request } as unknown as LockManager;
  };

  it('stays the same over page loads', async () => {
    const id = await pageIdOf(sessionStorage, locksWithout([]));
    expect(await pageIdOf(sessionStorage, locksWithout([]))).toBe(id);
    expect(await pageIdOf(sessionStorage, undefined)).toBe(id);
  });

  it('is another one, with an empty log, in a tab that began as a copy', async () => {
    const id = await pageIdOf(sessionStorage, undefined);
    visit('/', profileRounds(1));
    const copy = await pageIdOf(sessionStorage, locksWithout([`inspector-${id}`]));
    expect(copy).not.toBe(id);
    expect(readTabLog(sessionStorage)).toEqual(EMPTY_LOG);
  });
});
