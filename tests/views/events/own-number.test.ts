import { describe, expect, it } from 'vitest';
import { ownNumber } from '#src/areas/events/own-number.ts';

const nonce = (digit: string) => digit.repeat(32);
const file = { lines: `1:${nonce('a')}\n12:${nonce('b')}\n` };

describe('the own number in the list of a draw', () => {
  it('is there with the value of this person', () => {
    expect(ownNumber(file, { myEntryNo: 12, myNonce: nonce('b') })).toBe('in');
  });

  it('is told when the value is another one, or the number is not there', () => {
    expect(ownNumber(file, { myEntryNo: 12, myNonce: nonce('a') })).toBe('other');
    expect(ownNumber(file, { myEntryNo: 2, myNonce: nonce('b') })).toBe('missing');
  });

  it('is nothing for who takes no part', () => {
    expect(ownNumber(file, { myEntryNo: null, myNonce: null })).toBeNull();
  });
});
