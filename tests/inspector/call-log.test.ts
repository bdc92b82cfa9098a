import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import { done } from '#proof/entry.ts';
import { profileEditEntry } from '#proof/members/account/profile.proof.ts';
import type { FaultKind } from '#src/inspector/faults/fault.ts';
import { faultyFetch } from '#src/inspector/faults/faulty-fetch.ts';
import { createCallObserver, observedFetch } from '#src/inspector/live/call-observer.ts';
import { createSource } from '#src/inspector/live/source.ts';
import type { LiveLog } from '#src/inspector/model/live-log.ts';
import { openLogFile } from '#src/inspector/model/log-file.ts';
import { type LogEntry, logRows, NO_FILTER } from '#src/inspector/model/log-rows.ts';
import { profileRounds, watchSystem } from './watch-system.ts';

const ALONE = { about: null, pictures: [] };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A shop whose server keeps one order per idempotency key, with the log of its calls. */
function inspectedShop(kinds: readonly FaultKind[] = []) {
  const orders = new Map<string, number>();
  let requests = 0;
  const server = vi.fn<typeof fetch>(async (_, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    requests += 1;
    const replay = orders.has(key);
    orders.set(key, orders.get(key) ?? orders.size + 1);
    const headers = { 'x-request-id': `r${requests}`, ...(replay ? { 'idempotent-replayed': 'true' } : {}) };
    return Response.json({ order: orders.get(key) }, { status: 201, headers });
  });
  const source = createSource(() => {});
  const observe = createCallObserver(source.called);
  const left = [...kinds];
  const take = () => {
    const kind = left.shift();
    return kind ? { kind, delayMs: 0 } : null;
  };
  const port = { isOffline: () => false, take };
  return { orders, source, fetch: faultyFetch(observedFetch(server, observe), port, observe) };
}
const order = { method: 'POST', headers: { 'idempotency-key': 'k1' }, body: '{}' };

describe('calls in the log', () => {
  it('have method, path, status, key and request id, and personal data of the address is masked', async () => {
    const { source, fetch } = inspectedShop();
    await fetch('/api/orders?email=a@b.test&sort=new', order);
    await fetch('/assets/a.js');
    const [call, ...others] = source.log().calls;
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      method: 'POST',
      status: 201,
      key: 'k1',
      requestId: 'r1',
      replayed: false,
      fault: null,
    });
    expect(call?.path).toMatch(/^\/api\/orders\?email=.+&sort=new$/);
    expect(call?.path).not.toContain('a@b.test');
  });

  it('show that a lost answer and its repetition with the same key made one order', async () => {
    const { source, orders, fetch } = inspectedShop(['lost']);
    await expect(fetch('/api/orders', order)).rejects.toThrow(TypeError);
    await fetch('/api/orders', order);
    expect(orders.size).toBe(1);
    expect(
      source.log().calls.map(({ status, key, fault, replayed }) => ({ status, key, fault, replayed })),
    ).toEqual([
      { status: 201, key: 'k1', fault: null, replayed: false },
      { status: null, key: 'k1', fault: 'lost', replayed: false },
      { status: 201, key: 'k1', fault: null, replayed: true },
    ]);
  });

  it('show both requests of one that arrived twice', async () => {
    const { source, orders, fetch } = inspectedShop(['twice']);
    expect(await (await fetch('/api/orders', order)).json()).toEqual({ order: 1 });
    expect(orders.size).toBe(1);
    expect(source.log().calls.map(({ requestId, replayed, fault }) => [requestId, replayed, fault])).toEqual([
      ['r1', false, null],
      ['r2', true, null],
      ['r2', true, 'twice'],
    ]);
  });

  it('stay in an exported log', async () => {
    const { source, fetch } = inspectedShop(['500']);
    await fetch('/api/orders', order);
    const log = source.log();
    expect(openLogFile(writeLogFile(log, ALONE))?.log).toEqual(log);
  });
});

describe('filters of the log', () => {
  const textOf = (row: LogEntry) =>
    row.kind === 'call' ? row.call.path : row.kind === 'step' ? row.step.event.type : row.load.path;

  async function mixed(): Promise<LiveLog> {
    const { source, fetch } = inspectedShop(['500']);
    // First, because the ports of the flows reject while it is awaited.
    await fetch('/api/orders', order);
    await fetch('/api/orders', order);
    profileRounds(1)(source);
    const edit = createActor(profileEditEntry.machine, { input: profileEditEntry.input });
    watchSystem(edit, source);
    edit.start();
    edit.send(done('load', profileEditEntry.ports.load?.done));
    edit.send({ type: 'form.submitted' });
    return source.log();
  }
  const shown = (log: LiveLog, filter: Partial<typeof NO_FILTER>) =>
    logRows(log, { ...NO_FILTER, ...filter }, textOf)
      .map(textOf)
      .toSorted();

  it('limit it to a text, a kind, a flow or failures', async () => {
    const log = await mixed();
    expect(shown(log, { text: 'ORDERS' })).toEqual(['/api/orders', '/api/orders']);
    expect(shown(log, { kind: 'call' })).toEqual(['', '/api/orders', '/api/orders']);
    expect(shown(log, { kind: 'port' })).toEqual(['', 'xstate.done.actor.load', 'xstate.error.actor.load']);
    expect(shown(log, { kind: 'event' })).toEqual(['', 'form.submitted', 'screen.retried']);
    expect(shown(log, { failuresOnly: true })).toEqual([
      '/api/orders',
      'form.submitted',
      'xstate.error.actor.load',
    ]);
    const profile = log.actors.find(({ machine }) => machine === 'profile')?.actor ?? 0;
    expect(shown(log, { actor: profile, kind: 'event' })).toEqual(['', 'screen.retried']);
  });
});
