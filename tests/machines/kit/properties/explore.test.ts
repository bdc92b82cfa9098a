import { describe, expect, it } from 'vitest';
import { explore, type Space } from '#proof/kit/properties/explore.ts';
import { type Moment, type Property, wordingsOf } from '#proof/kit/properties/property.ts';

const { always, never, leaves } = wordingsOf<number>();

/** Numbers and the numbers that each leads to; negative ones are steps that need no person. */
function spaceOf(ways: Record<number, readonly number[]>): Space<number> {
  const momentOf = (before: number | null, at: number): Moment<number> => ({
    before,
    at,
    event: null,
    effects: [],
    asked: [],
  });
  return {
    start: momentOf(null, 0),
    keyOf: String,
    edgesOf: (at) =>
      (ways[at] ?? []).map((way) => ({
        step: { name: `${at} to ${Math.abs(way)}`, events: [] },
        settles: way < 0,
        moment: momentOf(at, Math.abs(way)),
      })),
  };
}

/** Names of the steps of the only finding; null if nothing is violated. */
function traceOf(ways: Record<number, readonly number[]>, property: Property<number>, limit = 100) {
  const [finding] = explore(spaceOf(ways), [property], limit);
  return finding?.trace?.map(({ name }) => name) ?? null;
}

describe('explore', () => {
  it('finds the shortest way to a violation of always', () => {
    const ways = { 0: [1, 2], 1: [3], 2: [9], 3: [9] };
    expect(
      traceOf(
        ways,
        always('a', '', ({ at }) => at < 9),
      ),
    ).toEqual(['0 to 2', '2 to 9']);
    expect(
      traceOf(
        ways,
        always('a', '', ({ at }) => at < 10),
      ),
    ).toBeNull();
  });

  it('judges the start, which no step leads to', () => {
    expect(
      traceOf(
        {},
        always('a', '', ({ at }) => at !== 0),
      ),
    ).toEqual([]);
  });

  it('judges a step between states that it knows already', () => {
    const back = never('a', '', ({ before, at }) => before === 2 && at === 0);
    expect(traceOf({ 0: [1], 1: [2], 2: [0] }, back)).toEqual(['0 to 1', '1 to 2', '2 to 0']);
    expect(traceOf({ 0: [1], 1: [2], 2: [1] }, back)).toBeNull();
  });

  it('finds a state that is never left without a person', () => {
    const busy = leaves('a', '', (at) => at >= 5);
    // A person could leave 6, and nothing else.
    expect(traceOf({ 0: [5], 5: [-6, -1], 6: [1] }, busy)).toEqual(['0 to 5', '5 to 6']);
    expect(traceOf({ 0: [5], 5: [-6, -1], 6: [-5] }, busy)).toBeNull();
  });

  it('finds a circle of answers that leads nowhere', () => {
    const busy = leaves('a', '', (at) => at >= 5);
    expect(traceOf({ 0: [5], 5: [-6], 6: [-5] }, busy)).toEqual(['0 to 5']);
  });

  it('does not count what lies beyond the end', () => {
    const busy = leaves('a', '', (at) => at === 5);
    expect(traceOf({ 0: [5], 5: [-1], 1: [-2], 2: [-2] }, busy)).toBeNull();
  });

  it('looks at no more states than it may, and says so', () => {
    const ways = { 0: [1], 1: [2], 2: [9] };
    const bound = always('a', '', ({ at }) => at < 9);
    expect(explore(spaceOf(ways), [bound], 2)).toMatchObject([{ looked: 2, isWhole: false, trace: null }]);
    expect(explore(spaceOf(ways), [bound], 3)).toMatchObject([{ looked: 3, isWhole: false }]);
    expect(explore(spaceOf({ 0: [1] }), [bound], 3)).toMatchObject([{ looked: 2, isWhole: true }]);
  });

  it('takes for granted that what it has not looked at ends', () => {
    const busy = leaves('a', '', (at) => at >= 5);
    expect(traceOf({ 0: [5], 5: [-6], 6: [-7], 7: [] }, busy, 2)).toBeNull();
    expect(traceOf({ 0: [5], 5: [-6], 6: [-7], 7: [] }, busy, 4)).toEqual(['0 to 5']);
  });

  it('finds violations of several properties in one search', () => {
    const found = explore(
      spaceOf({ 0: [1], 1: [2] }),
      [always('one', '', ({ at }) => at < 1), never('two', '', ({ at }) => at === 2)],
      10,
    );
    expect(found.map(({ trace }) => trace?.length)).toEqual([1, 2]);
  });
});
