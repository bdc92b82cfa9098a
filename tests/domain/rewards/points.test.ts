import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { EXPIRING_DAYS } from '#domain/policies/points.ts';
import {
  checkPointUse,
  pointSign,
  pointTransactionsByType,
  roundDownToPointUnit,
} from '#domain/rewards/points.ts';

describe('checkPointUse', () => {
  it.each([
    [-100, 1000, false, '포인트는 0 이상이어야 합니다.'],
    [-1, 1000, false, '포인트는 0 이상이어야 합니다.'],
    [Number.NaN, 1000, false, '포인트는 0 이상이어야 합니다.'],
    [150, 1000, false, '포인트는 100포인트 단위로만 사용할 수 있습니다.'],
    [1150, 1000, false, '포인트는 100포인트 단위로만 사용할 수 있습니다.'],
    [1100, 1000, false, '사용 가능한 포인트가 부족합니다.'],
    [1000, 1000, true, '사용할 수 있는 포인트입니다.'],
    [0, 0, true, '사용할 수 있는 포인트입니다.'],
  ])('%d of %d → %s', (points, available, valid, message) => {
    expect(checkPointUse(points, available)).toEqual({ valid, message });
  });
});

describe('roundDownToPointUnit', () => {
  it.each([
    [-250, 0],
    [0, 0],
    [99, 0],
    [100, 100],
    [1299, 1200],
  ])('%d → %d', (points, rounded) => expect(roundDownToPointUnit(points)).toBe(rounded));

  it('always returns a usable amount', () => {
    fc.assert(
      fc.property(fc.integer({ max: 10_000_000 }), (points) => {
        const rounded = roundDownToPointUnit(points);
        return rounded >= 0 && points - rounded < 100 && checkPointUse(rounded, Math.max(0, points)).valid;
      }),
    );
  });
});

it('pointSign is positive for EARN only', () => {
  expect(['EARN', 'USE', 'EXPIRE', 'CANCEL', 'ANYTHING'].map(pointSign)).toEqual(['+', '-', '-', '-', '-']);
});

it('EXPIRING_DAYS is 30', () => expect(EXPIRING_DAYS).toBe(30));

it('pointTransactionsByType accepts known types in any letter case', () => {
  const { params } = pointTransactionsByType;
  expect(v.parse(params, { type: 'earn' })).toEqual({ type: 'EARN' });
  expect(problemsOf(params, { type: 'gift' })).toEqual([
    { field: 'type', message: '포인트 내역의 종류를 확인해 주세요.' },
  ]);
});
