import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitVotes } from '#domain/events/results/vote-split.ts';

it('splitVotes separates votes of shown, hidden and withdrawn entries', () => {
  const entries = [
    [1, 5, 0],
    [2, 3, 9],
    [4, 1, 0],
  ] as const;
  expect(splitVotes(12, entries, new Set([1, 4]))).toEqual({
    counted: 12,
    shown: 6,
    hidden: 3,
    withdrawn: 3,
  });
});

it('splitVotes: the three parts add up to the total', () => {
  const votes = fc.array(fc.nat(50), { maxLength: 12 });
  fc.assert(
    fc.property(votes, fc.nat(20), fc.array(fc.nat(14)), (counts, withdrawn, nos) => {
      const entries = counts.map((count, at) => [at + 1, count] as const);
      const counted = counts.reduce((sum, count) => sum + count, withdrawn);
      const split = splitVotes(counted, entries, new Set(nos));
      expect(split.shown + split.hidden + split.withdrawn).toBe(counted);
      expect([split.withdrawn, split.shown >= 0, split.hidden >= 0]).toEqual([withdrawn, true, true]);
    }),
  );
});
