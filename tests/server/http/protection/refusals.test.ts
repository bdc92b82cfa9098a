import { describe, expect, it } from 'vitest';
import { bounded } from '#server/kit/bounded-queue.ts';
import { ShopError } from '#server/kit/shop-error.ts';
import { toRefusal } from '#server/kit/to-refusal.ts';

const failure = (facts: object, message = 'x') => Object.assign(new Error(message), facts);

describe('error message of a failure', () => {
  it.each([
    ['a lost connection', failure({ code: '08006' }), 'SERVICE_UNAVAILABLE'],
    ['a shutting down database', failure({ code: '57P01' }), 'SERVICE_UNAVAILABLE'],
    ['a statement that took too long', failure({ code: '57014' }), 'SERVICE_UNAVAILABLE'],
    ['a lock that took too long', failure({ code: '55P03' }), 'SERVICE_UNAVAILABLE'],
    ['an idle transaction that was ended', failure({ code: '25P03' }), 'SERVICE_UNAVAILABLE'],
    ['a full disk of the database', failure({ code: '53100' }), 'SERVICE_UNAVAILABLE'],
    ['a deadlock to the end', failure({ code: '40P01' }), 'SERVICE_UNAVAILABLE'],
    ['a database that is not there', failure({ code: 'ECONNREFUSED' }), 'SERVICE_UNAVAILABLE'],
    ['a pool without a place', failure({}, 'timeout exceeded when trying to connect'), 'SERVICE_UNAVAILABLE'],
    ['a cut connection', failure({}, 'Connection terminated unexpectedly'), 'SERVICE_UNAVAILABLE'],
    ['a full disk for pictures', failure({ code: 'ENOSPC' }), 'SERVICE_UNAVAILABLE'],
    ['a read-only folder', failure({ code: 'EROFS' }), 'SERVICE_UNAVAILABLE'],
    ['a key that exists', failure({ code: '23505' }), 'CONFLICT'],
    ['a row that is gone', failure({ code: '23503' }), 'CONFLICT'],
    ['stock below zero', failure({ code: '23514' }), 'CONFLICT'],
    ['a NUL character', failure({ code: '22021' }), 'INVALID_INPUT_VALUE'],
    ['a number out of range', failure({ code: '22003' }), 'INVALID_INPUT_VALUE'],
    ['a wrong query of ours', failure({ code: '42703' }), 'INTERNAL_SERVER_ERROR'],
    ['a mistake of ours', new TypeError('undefined is not a function'), 'INTERNAL_SERVER_ERROR'],
    ['something thrown that is no error', 'oops', 'INTERNAL_SERVER_ERROR'],
    ['a refusal of ours', new ShopError('OUT_OF_STOCK'), 'OUT_OF_STOCK'],
  ])('%s', (_, error, code) => {
    expect(toRefusal(error).code).toBe(code);
  });
});

describe('concurrency limit of heavy work', () => {
  it('runs a fixed number at a time, in order, and refuses the rest', async () => {
    const doing = bounded(2, 3);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const ends: (() => void)[] = [];
    const work = (index: number) =>
      doing(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => ends.push(resolve));
        running -= 1;
        done.push(index);
      });
    const all = Array.from({ length: 8 }, (_, index) => work(index));
    const outcomes = Promise.allSettled(all);
    while (done.length < 5) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await outcomes).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ]);
    await expect(all[7]).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect([most, done]).toEqual([2, [0, 1, 2, 3, 4]]);
  });

  it('releases its slot after a failure', async () => {
    const doing = bounded(1, 0);
    await expect(doing(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await doing(async () => 'yes')).toBe('yes');
  });
});
