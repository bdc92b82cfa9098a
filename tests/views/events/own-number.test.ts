import { describe, expect, it } from 'vitest';
import { isOfPage, ownNumber } from '#src/areas/events/own-number.ts';

const nonce = (digit: string) => digit.repeat(32);
const file = { lines: `1:${nonce('a')}\n12:${nonce('b')}\n` };

const mine = (myEntryNo: number, digit: string) => ({
  myEntryNo,
  myNonce: nonce(digit),
  myEntryFeedId: 7,
});
const NOBODY = { myEntryNo: null, myNonce: null, myEntryFeedId: null };

describe('the own number in the list of a draw', () => {
  it('is there with the value of this person', () => {
    expect(ownNumber(file, mine(12, 'b'))).toBe('in');
    // A prize that was taken back takes nobody out of the list.
    expect(ownNumber(file, { ...mine(12, 'b'), myEntryFeedId: null })).toBe('in');
  });

  it('is told when the value is another one, or the number is not there', () => {
    expect(ownNumber(file, mine(12, 'a'))).toBe('other');
    expect(ownNumber(file, mine(2, 'b'))).toBe('missing');
  });

  it('is nothing for who takes no part', () => {
    expect(ownNumber(file, NOBODY)).toBeNull();
  });

  it('has left before the list was fixed where the entry was out by then', () => {
    expect(ownNumber(file, { ...mine(2, 'b'), myEntryFeedId: null })).toBe('left');
  });
});

describe('a file of a draw', () => {
  const hashes = { eventId: 4, seedCommit: 'c1', entrantsHash: 'e1' };
  const whole = { ...file, ...hashes };
  const page = { ...hashes, ...NOBODY };

  it('is of the page that has shown its seed and its list before', () => {
    expect(isOfPage(whole, page)).toBe(true);
    expect(isOfPage(whole, { ...page, ...mine(12, 'b') })).toBe(true);
    expect(isOfPage(whole, { ...page, ...mine(2, 'b'), myEntryFeedId: null })).toBe(true);
  });

  it.each([
    ['another event', { eventId: 5 }],
    ['another seed', { seedCommit: 'c2' }],
    ['another list', { entrantsHash: 'e2' }],
    ['no list that was shown', { entrantsHash: null }],
    ['a list without my entry', mine(2, 'b')],
    ['a list with another value for my number', mine(12, 'a')],
  ])('is not where it is about %s', (_, change) => {
    expect(isOfPage(whole, { ...page, ...change })).toBe(false);
  });
});
