import { describe, expect, it } from 'vitest';
import { type FlowLog, type LogAbout, readLogFile } from '#domain/kit/flow-log/log-schema.ts';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';

const before = { value: 'loading', context: { items: null }, status: 'active' };
const after = { value: 'ready', context: { items: [1] }, status: 'active' };
const log: FlowLog = {
  dropped: 3,
  actors: [
    { at: 1, actor: 1, parent: null, name: 'cart', machine: 'cart', base: before, now: after },
    { at: 1, actor: 2, parent: 1, name: 'load', machine: null, base: before, now: after },
  ],
  steps: [
    {
      ...after,
      kind: 'step',
      seq: 2,
      at: 5,
      actor: 1,
      source: 2,
      sender: 'load',
      cut: false,
      event: { type: 'xstate.done.actor.load' },
      taken: ['cart.loading:0'],
      refusals: [{ state: 'cart.ready', guard: 'hasItems', params: null, source: 'x', context: {} }],
    },
  ],
  calls: [
    {
      kind: 'call',
      seq: 3,
      at: 2,
      ms: 40,
      method: 'GET',
      path: '/api/cart',
      status: 200,
      key: null,
      requestId: 'r1',
      replayed: false,
      fault: null,
    },
  ],
  loads: [{ kind: 'load', seq: 1, at: 0, path: '/cart' }],
};
const about: LogAbout = {
  origin: 'inspector',
  savedAt: 1_790_000_000_000,
  build: '0123456789ab',
  role: 'user',
  page: '/cart',
  viewport: { width: 390, height: 844 },
  clockDays: 7,
  faults: { offline: false, faults: [{ call: 'GET /api/cart', kind: 'slow', times: 1, delayMs: 5000 }] },
};
const pictures = [{ actor: 1, chart: 'cart', svg: '<svg/>' }];

describe('log file', () => {
  it('returns what was written, with its circumstances and pictures', () => {
    expect(readLogFile(writeLogFile(log, { about, pictures }))).toEqual({ log, about, pictures });
  });

  it('of version 1 is read without circumstances and pictures', () => {
    const text = JSON.stringify({ format: 'sinbaljang-log', version: 1, ...log });
    expect(readLogFile(text)).toEqual({ log, about: null, pictures: [] });
  });

  it('of the first days has neither calls nor loads nor names of senders', () => {
    const { calls: _, loads: __, ...rest } = log;
    const steps = log.steps.map(({ sender: ___, ...step }) => step);
    const text = JSON.stringify({ format: 'sinbaljang-log', version: 1, ...rest, steps });
    expect(readLogFile(text)?.log).toMatchObject({ calls: [], loads: [], steps: [{ sender: null }] });
  });

  it.each([
    ['text', 'no'],
    ['other JSON', '{"steps":[]}'],
    ['a later version', JSON.stringify({ format: 'sinbaljang-log', version: 3, ...log })],
    ['another origin', writeLogFile(log, { about, pictures }).replace('inspector', 'server')],
  ])('is refused as null if it is %s', (_, text) => expect(readLogFile(text)).toBeNull());
});
