import { expect, it } from 'vitest';
import { claimCode } from '#domain/trade/claims/claim-code.ts';
import { code128 } from '#src/areas/trade/claims/code-128.ts';

const STOP = '2331112';

/** Widths of the symbol with each value of code set B, as the encoder writes it. */
const symbols = Array.from({ length: 95 }, (_, value) =>
  code128(String.fromCharCode(value + 32))
    ?.slice(6, 12)
    .join(''),
);

/** Values of a barcode by the table of its symbols; the check digit may be a value without a character. */
const symbolsIn = (text: string): string[] => {
  const all = code128(text)?.join('') ?? '';
  return all.slice(0, -STOP.length).match(/.{6}/g) ?? [];
};

it('code128 gives each character eleven modules with an even number of black ones, and no two the same', () => {
  expect(new Set(symbols).size).toBe(symbols.length);
  for (const widths of symbols) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [...(widths ?? '')].map(Number);
    expect([widths, a + b + c + d + e + f, (a + c + e) % 2]).toEqual([widths, 11, 0]);
  }
});

it('code128 writes start, characters, check digit and stop of a published example', () => {
  // "PJJ123C" has the check value 54 in set A (start 103), so 55 in set B (start 104).
  const [start, ...rest] = symbolsIn('PJJ123C');
  expect(start).toBe('211214');
  expect(rest.map((widths) => symbols.indexOf(widths))).toEqual([48, 42, 42, 17, 18, 19, 35, 55]);
  expect(code128('PJJ123C')?.join('').endsWith(STOP)).toBe(true);
});

it('code128 writes the code of a claim so that its characters can be read back', () => {
  const code = claimCode(1234567);
  const read = symbolsIn(code)
    .slice(1, -1)
    .map((widths) => String.fromCharCode(symbols.indexOf(widths) + 32));
  expect(read.join('')).toBe(code);
});

it.each(['반품', 'R\n1', '\u007f'])('code128 refuses %j, which set B cannot write', (text) => {
  expect(code128(text)).toBeNull();
});
