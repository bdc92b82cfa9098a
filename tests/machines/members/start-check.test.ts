import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { sessionEntry } from '#proof/members/session.proof.ts';
import { start } from '../start.ts';

const stored = { token: 't-1', nickname: '걷는하루', name: '김하루', email: 'u@s.test', userType: 'USER' };
const confirmed = done('validate', { nickname: '뛰는하루', name: '김하루', userType: 'user' });
const offline = Object.assign(new Error('끊김'), { kind: 'offline', status: null });
const broken = Object.assign(new Error('고장'), { kind: 'http', status: 502 });

describe('sessionMachine: start check', () => {
  it.each([
    ['a lost line', offline],
    ['a fault of the server', broken],
  ])('retries after %s, 0.7 s later, and takes the answer', async (_, passing) => {
    const { flow, play, asked } = start(sessionEntry, { stored });
    await play(failed('validate', passing));
    expect([flow.snapshot.hasTag('pending'), asked('validate').length]).toEqual([true, 1]);
    flow.clock.increment(699);
    expect(asked('validate').length).toBe(1);
    flow.clock.increment(1);
    expect(asked('validate').length).toBe(2);
    expect((await play(confirmed)).hasTag('signedIn')).toBe(true);
  });

  it.each([
    ['a refusal', Object.assign(new Error('아니요'), { kind: 'http', status: 403 })],
    ['an answer that cannot be read', Object.assign(new Error('뭐지'), { kind: 'shape', status: null })],
    ['the end of its time', Object.assign(new Error('늦음'), { kind: 'timeout', status: null })],
  ])('does not retry after %s', async (_, final) => {
    const { flow, play, asked } = start(sessionEntry, { stored });
    await play(failed('validate', final));
    flow.clock.increment(60_000);
    expect([flow.snapshot.value, asked('validate').length]).toEqual(['anonymous', 1]);
  });

  it('ends as a logout ten seconds after its start, whatever the number of retries', async () => {
    const { flow, play, effects } = start(sessionEntry, { stored });
    for (let waited = 0; waited < 9_800; waited += 700) {
      await play(failed('validate', offline));
      flow.clock.increment(700);
    }
    expect(flow.snapshot.hasTag('pending')).toBe(true);
    flow.clock.increment(200);
    expect([flow.snapshot.value, flow.waiting]).toEqual(['anonymous', []]);
    expect(flow.snapshot.context).toMatchObject({ user: null, endedBy: 'invalid' });
    expect(effects).toEqual([['clearStored']]);
  });
});

describe('sessionMachine: confirmation for seller and admin pages', () => {
  it('retries after a network failure, for ten seconds in all', async () => {
    const { flow, play, asked, effects } = start(sessionEntry, { stored });
    const opened = { type: 'session.pageOpened', forStaff: true };
    await play(confirmed, opened, opened, failed('confirm', offline));
    flow.clock.increment(700);
    expect(asked('confirm').length).toBe(2);
    await play(failed('confirm', offline));
    flow.clock.increment(9_300);
    expect(flow.snapshot.value).toBe('anonymous');
    expect(effects).toContainEqual(['goTo', { path: '/login' }]);
  });
});
