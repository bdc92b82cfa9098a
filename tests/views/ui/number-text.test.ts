import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedNumber, groupedNumber, plainNumber } from '#src/ui/numbers/number-text.ts';

const digits = fc.stringMatching(/^\d{1,15}$/);
/** Digits before a `|`, which stands for the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ shown, caret }: { shown: string; caret: number }) =>
  `${shown.slice(0, caret)}|${shown.slice(caret)}`;

describe('plainNumber', () => {
  it.each([
    ['189,000원', '원', '189000'],
    ['₩189,000', '원', '189000'],
    ['１８９，０００', '원', '189000'],
    [' 1 200 ', '', '1200'],
    ['１２％', '%', '12'],
    ['270㎜', 'mm', '270'],
    ['−10', '%', '-10'],
    ['12.50', '%', '12.50'],
    ['', '원', ''],
  ])('reads %j with the unit %j as %j', (text, unit, plain) => {
    expect(plainNumber(text, unit)).toBe(plain);
  });

  it.each(['19만', '일', '1.2.3', '12-5', '１a'])('returns text that is no number unchanged: %j', (text) => {
    expect(plainNumber(text, '원')).toBe(text);
  });
});

describe('groupedNumber', () => {
  it('separates every three digits before a decimal point, and keeps a sign', () => {
    expect(['0', '999', '1000', '1234567', '-1000', '1234.5678', '-', '19만'].map(groupedNumber)).toEqual([
      '0',
      '999',
      '1,000',
      '1,234,567',
      '-1,000',
      '1,234.5678',
      '-',
      '19만',
    ]);
  });

  it('is undone by plainNumber for any digits', () => {
    fc.assert(fc.property(digits, (plain) => plainNumber(groupedNumber(plain)) === plain));
  });

  it('has groups of three digits for any digits, the first of one to three', () => {
    fc.assert(fc.property(digits, (plain) => /^\d{1,3}(,\d{3})*$/.test(groupedNumber(plain))));
  });
});

describe('editedNumber', () => {
  it.each([
    // typed, before, after
    ['1234|', '123', '1,234|'],
    ['1,2934|', '1,293', '12,934|'],
    ['19|,234', '1,234', '19,|234'],
    ['1,|34', '1,234', '1|34'],
    ['|,234', '1,234', '|234'],
    ['189,000원|', '', '189,000|'],
    ['1x|23', '123', '1x|23'],
  ])('shows %j, typed into %j, as %j', (typed, before, after) => {
    const place = marked(editedNumber({ ...at(typed), before, unit: '원' }));
    // A caret may stand on either side of a separator.
    expect(place.replace(',|', '|,')).toBe(after.replace(',|', '|,'));
  });

  it('removes the digit before a separator that Backspace has removed', () => {
    const next = editedNumber({ ...at('1|234'), before: '1,234' });
    expect([next.plain, marked(next)]).toEqual(['234', '|234']);
  });

  it('removes the digit behind a separator that Delete has removed', () => {
    const next = editedNumber({ ...at('1|234'), before: '1,234', isForward: true });
    expect([next.plain, marked(next)]).toEqual(['134', '1|34']);
  });

  it('keeps the caret behind the same digit wherever one is typed', () => {
    fc.assert(
      fc.property(digits, fc.nat(20), fc.integer({ min: 0, max: 9 }), (plain, place, digit) => {
        const before = groupedNumber(plain);
        const caret = Math.min(place, before.length);
        const text = before.slice(0, caret) + digit + before.slice(caret);
        const next = editedNumber({ text, caret: caret + 1, before });
        const left = plainNumber(text.slice(0, caret + 1));
        expect(next.plain).toBe(plainNumber(text));
        expect(plainNumber(next.shown.slice(0, next.caret))).toBe(left);
      }),
    );
  });

  it('removes exactly one digit with each Backspace, wherever the caret stands', () => {
    fc.assert(
      fc.property(digits, fc.nat(20), (plain, place) => {
        const before = groupedNumber(plain);
        const caret = 1 + Math.min(place, before.length - 1);
        const text = before.slice(0, caret - 1) + before.slice(caret);
        const next = editedNumber({ text, caret: caret - 1, before });
        expect(next.plain).toHaveLength(plain.length - 1);
        const left = plainNumber(before.slice(0, caret)).slice(0, -1);
        expect(plainNumber(next.shown.slice(0, next.caret))).toBe(left);
      }),
    );
  });
});
