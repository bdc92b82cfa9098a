import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FlowLog, LogAbout, LogFile, LogStep } from '#domain/kit/flow-log/log-schema.ts';
import type { CallReport } from '#src/inspector/model/live-log.ts';
import { flowsAt, momentsOf } from '#src/inspector/scrubber/moments.ts';
import { Scrubber } from '#src/inspector/scrubber/scrubber.tsx';

const state = (value: string, context: unknown) => ({ value, context, status: 'active' });
const empty = { data: null, error: null };
const loaded = { data: { nickname: '가나', height: 167 }, error: null };
const failed = { data: null, error: { code: 'NETWORK' } };

const step = (seq: number, actor: number, type: string, after: ReturnType<typeof state>): LogStep => {
  const parts = { kind: 'step', source: null, sender: null, refusals: [], cut: false } as const;
  return { ...parts, ...after, seq, at: seq * 10, actor, event: { type }, taken: [] };
};
const call = (seq: number, at: number, ms: number, path: string): CallReport => {
  const parts = { kind: 'call', method: 'GET', status: 200, key: null, requestId: null } as const;
  return { ...parts, seq, at, ms, path, replayed: false, fault: null };
};
const actor = (number: number, at: number, machine: string | null, base: ReturnType<typeof state>) => {
  return { at, actor: number, parent: null, name: machine ?? 'port', machine, base, now: base };
};

const log: FlowLog = {
  dropped: 0,
  actors: [
    actor(1, 1, 'profile', state('loading', empty)),
    actor(2, 25, 'session', state('anonymous', {})),
    actor(3, 1, null, state('', null)),
  ],
  steps: [
    step(1, 1, 'xstate.error.actor.load', state('failed', failed)),
    step(2, 1, 'screen.retried', state('loading', empty)),
    step(2, 3, 'xstate.done', state('', null)),
    step(3, 2, 'session.expired', state('anonymous', { tries: 1 })),
    step(4, 1, 'xstate.done.actor.load', state('loaded', loaded)),
  ],
  calls: [call(5, 2, 8, '/api/first'), call(6, 21, 15, '/api/second'), call(7, 45, 3, '/api/third')],
  loads: [{ kind: 'load', seq: 0, at: 1, path: '/account' }],
};
const about: LogAbout = {
  origin: 'inspector',
  savedAt: 1_790_000_000_000,
  build: '0123456789ab',
  role: 'seller',
  page: '/account',
  viewport: { width: 390, height: 844 },
  clockDays: 7,
  faults: { offline: false, faults: [{ call: 'GET *', kind: 'slow', times: 2, delayMs: 5000 }] },
};

const open = (file: Partial<LogFile> = {}) =>
  render(<Scrubber file={{ log, about, pictures: [], ...file }} />);
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const slider = () => screen.getByRole('slider', { name: '단계 선택' });
const place = () => within(screen.getByRole('region', { name: '단계' })).getByRole('status').textContent;
const flow = (machine: string) => document.querySelector(`[data-flow-state="${machine}"]`);
const changes = () =>
  [...document.querySelectorAll('[data-change]')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
const calls = () => [...document.querySelectorAll('[data-call]')].map((row) => row.getAttribute('data-call'));

describe('moments of a log', () => {
  it('are its beginning and the steps of its charts', () => {
    expect(momentsOf(log, null).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    expect(momentsOf(log, 2).map(({ seq }) => seq)).toEqual([0, 3]);
  });

  it('have the state of their actor before and after', () => {
    const [, , , , last] = momentsOf(log, null);
    expect(last).toMatchObject({ before: state('loading', empty), after: state('loaded', loaded) });
  });

  it('have calls where they begin, and at the step after their answer', () => {
    const told = momentsOf(log, null).map((moment) =>
      moment.calls.map((one) => `${one.call.path} ${one.began ? 'b' : ''}${one.answered ? 'a' : ''}`),
    );
    expect(told).toEqual([
      ['/api/first b'],
      ['/api/first a'],
      ['/api/second b'],
      [],
      ['/api/second a', '/api/third ba'],
    ]);
  });

  it('know the state of every chart, and which has not started', () => {
    const [, first, , third] = momentsOf(log, null);
    if (!first || !third) throw new Error('moments are missing');
    expect(flowsAt(log, first).map((one) => one.state?.value ?? null)).toEqual(['failed', null]);
    expect(flowsAt(log, third).map((one) => one.state?.value ?? null)).toEqual(['loading', 'anonymous']);
  });

  it('are one with everything for a log without steps', () => {
    const [only, ...rest] = momentsOf({ ...log, steps: [] }, null);
    expect(rest).toEqual([]);
    expect(only?.calls).toHaveLength(3);
    expect(only && flowsAt({ ...log, steps: [] }, only).map((one) => one.state !== null)).toEqual([
      true,
      true,
    ]);
  });
});

describe('scrubber', () => {
  it('goes forwards and backwards, first and last by keys', () => {
    open();
    expect(place()).toBe('0 / 4');
    for (const [key, at] of [
      ...(['j', 'ArrowRight', 'ArrowDown'] as const).map((one, index) => [one, index + 1] as const),
      ...(['k', 'ArrowLeft', 'ArrowUp'] as const).map((one, index) => [one, 2 - index] as const),
      ['k', 0],
      ['End', 4],
      ['j', 4],
      ['Home', 0],
    ] as const) {
      press(key);
      expect(place()).toBe(`${at} / 4`);
    }
  });

  it('goes by its slider, which takes letters too and moves once by an arrow', () => {
    open();
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(place()).toBe('2 / 4');
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('2 / 4'));
    press('ArrowRight', slider());
    expect(place()).toBe('2 / 4');
    press('j', slider());
    expect(place()).toBe('3 / 4');
  });

  it('shows at a step what changed since the one before, the states and the calls', () => {
    open();
    press('j');
    expect(flow('profile')).toHaveTextContent('failed');
    expect(changes()).toEqual([['error', 'null', '{"code":"NETWORK"}']]);
    expect(calls()).toEqual(['GET /api/first']);
    press('End');
    expect(flow('profile')).toHaveTextContent('loaded');
    expect(changes()).toEqual([['data', 'null', '{"nickname":"가나","height":167}']]);
    expect(calls()).toEqual(['GET /api/second', 'GET /api/third']);
  });

  it('limits the steps to a chosen flow, and goes back to all at the same step', () => {
    open();
    const session = flow('session');
    if (!session) throw new Error('the flow is missing');
    fireEvent.click(session);
    expect(place()).toBe('0 / 1');
    press('j');
    expect(changes()).toEqual([['tries', '없음', '1']]);
    fireEvent.click(screen.getByRole('button', { name: '모든 흐름의 단계' }));
    expect(place()).toBe('3 / 4');
  });

  it('tells with which clock and faults, where and for whom the report was made', () => {
    open();
    for (const words of ['7일 옮겨졌어요.', 'GET * 늦은 응답 (다음 2번)', '390 × 844', '판매자', '/account'])
      expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('makes a test of the flow that is shown', () => {
    open();
    expect(screen.getByRole('button', { name: '테스트 파일' })).toBeInTheDocument();
  });

  it("opens a customer's report, whose contexts are kinds and cannot become a test", () => {
    const kinds = { ...step(1, 1, 'field.changed', state('loaded', { note: 'text(12)' })) };
    const own = { ...log, steps: [kinds] };
    open({ log: own, about: { ...about, origin: 'customer', clockDays: null, faults: null, role: 'guest' } });
    press('j');
    expect(changes()).toContainEqual(['note', '없음', '"text(12)"']);
    expect(screen.getByText('고객의 문제 신고')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '테스트 파일' })).toBeNull();
  });

  it('opens a log of a chart that is unknown or has other states now', () => {
    const base = state('formerState', {});
    const actors = [actor(1, 1, 'profile', base), actor(2, 1, 'unheardOf', base)];
    open({ log: { ...log, actors, steps: [] }, about: null });
    expect(screen.getByText(/예전 기록 파일/)).toBeInTheDocument();
    expect(screen.getByText('상태도가 없는 작업이에요.')).toBeInTheDocument();
  });
});
