import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedOf, hostileText, pageOf, readPage, SENT_ID } from '../support/client/hostile-page.ts';

/** Left to a browser, which replaces them as the standard says (e2e/head.spec.ts). */
const isRead = (text: string): boolean => !/[\0\r]/.test(text);

describe('sentText', () => {
  const plain = readPage(pageOf('plain'), SENT_ID);

  it('never ends its script block', () => {
    expect(plain.parts).toContain('META#');
    fc.assert(
      fc.property(hostileText.filter(isRead), (text) => {
        const { parts, canonical, ...read } = readPage(pageOf(text), SENT_ID);
        expect(read).toEqual(expectedOf(text));
        expect(parts).toEqual(plain.parts);
        expect(canonical).toContain('https://shop.example/search?q=');
      }),
      { numRuns: 150 },
    );
  });
});
