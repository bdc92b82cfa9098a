import { describe, expect, it } from 'vitest';
import { isOfPage, ownNumber } from '#src/areas/events/event/own-number.ts';

const nonce = (digit: string) => digit.repeat(32);
const file = { lines: `1:${nonce('a')}\n12:${nonce('b')}\n` };

const mine = (myEntryNo: number, digit: string) => ({
  myEntryNo,
  myNonce: nonce(digit),
  myEntryFeedId: 7,
});
const NOBODY = { myEntryNo: null, myNonce: null, myEntryFeedId: null };

describe('ownNumber', () => {
  it('is "in" with the own nonce', () => {
    expect(ownNumber(file, mine(12, 'b'))).toBe('in');
    // A prize that was taken back takes nobody out of the list.
    expect(ownNumber(file, { ...mine(12, 'b'), myEntryFeedId: null })).toBe('in');
  });

  it('is "other" with another nonce, and "missing" without the number', () => {
    expect(ownNumber(file, mine(12, 'a'))).toBe('other');
    expect(ownNumber(file, mine(2, 'b'))).toBe('missing');
  });

  it('is null without an entry', () => {
    expect(ownNumber(file, NOBODY)).toBeNull();
  });

  it('is "left" if the entry was withdrawn before the list was fixed', () => {
    expect(ownNumber(file, { ...mine(2, 'b'), myEntryFeedId: null })).toBe('left');
  });
});

describe('isOfPage', () => {
  const hashes = { eventId: 4, seedCommit: 'c1', entrantsHash: 'e1' };
  const whole = { ...file, ...hashes };
  const page = { ...hashes, ...NOBODY };

  it('is true for the seed hash and list that the page has shown', () => {
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
  ])('is false for %s', (_, change) => {
    expect(isOfPage(whole, { ...page, ...change })).toBe(false);
  });
});
