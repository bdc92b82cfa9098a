import { describe, expect, it } from 'vitest';
import {
  afterStep,
  escalatedIfBefore,
  escalatesAt,
  INQUIRY_STATES,
  mayAsk,
  reopensUntil,
  stepOfMessage,
} from '#domain/inquiries/inquiry-lifecycle.ts';
import { INQUIRY_REOPEN_DAYS } from '#domain/policies/inquiries.ts';

describe('afterStep', () => {
  it('returns the state after each allowed step, and null for the others', () => {
    const STEPS = ['ASK', 'ANSWER', 'CLOSE', 'EXPIRE', 'REOPEN'] as const;
    const table = INQUIRY_STATES.map((state) => STEPS.map((step) => afterStep(state, step)));
    expect(table).toEqual([
      ['WAITING', 'ANSWERED', 'CLOSED', null, null],
      ['WAITING', 'ANSWERED', 'CLOSED', 'CLOSED', null],
      [null, null, null, null, 'WAITING'],
    ]);
    expect(INQUIRY_STATES.map(mayAsk)).toEqual([true, true, false]);
  });
});

describe('stepOfMessage', () => {
  it('opens a closed inquiry again until the last moment of its days, and not after', () => {
    const closedAt = new Date('2026-11-02T03:00:00Z');
    const until = reopensUntil(closedAt);
    expect(until.getTime() - closedAt.getTime()).toBe(INQUIRY_REOPEN_DAYS * 86_400_000);
    const before = new Date(until.getTime() - 1);
    expect([stepOfMessage(closedAt, before), stepOfMessage(closedAt, until)]).toEqual(['REOPEN', 'ASK']);
    expect(stepOfMessage(null, before)).toBe('ASK');
  });
});

describe('escalatesAt', () => {
  it.each([
    ['2026-11-02T03:00:00Z', '2026-11-05T15:00:00.000Z', 'Monday noon: the end of Thursday'],
    ['2026-11-06T14:59:59Z', '2026-11-11T15:00:00.000Z', 'Friday night: the end of Wednesday'],
    ['2026-11-07T03:00:00Z', '2026-11-11T15:00:00.000Z', 'Saturday: the end of Wednesday'],
    // 2026-09-24 to 26 are Chuseok.
    ['2026-09-23T03:00:00Z', '2026-09-30T15:00:00.000Z', 'the day before Chuseok'],
  ])('is the end of the third business day after %s', (since, due) => {
    expect(escalatesAt(new Date(since)).toISOString()).toBe(due);
  });

  it('agrees with escalatedIfBefore at each six hours of two weeks', () => {
    const first = Date.parse('2026-09-20T00:00:00Z');
    const moments = Array.from({ length: 14 * 4 }, (_, step) => new Date(first + step * 6 * 3_600_000));
    const differing = moments.flatMap((now) => {
      const before = escalatedIfBefore(now);
      return moments.filter((since) => since <= now && since < before !== now >= escalatesAt(since));
    });
    expect(differing).toEqual([]);
  });
});
