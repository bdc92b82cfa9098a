import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMBEDDED_STATE_ID,
  expectedOf,
  hostileText,
  pageOf,
  readPage,
} from '../support/client/hostile-page.ts';

/** True for text without characters that an HTML parser replaces (e2e/head.spec.ts checks those). */
const isRead = (text: string): boolean => !/[\0\r]/.test(text);

describe('scriptJson', () => {
  const plain = readPage(pageOf('plain'), EMBEDDED_STATE_ID);

  it('never ends its script block', () => {
    expect(plain.parts).toContain('META#');
    fc.assert(
      fc.property(hostileText.filter(isRead), (text) => {
        const { parts, canonical, ...read } = readPage(pageOf(text), EMBEDDED_STATE_ID);
        expect(read).toEqual(expectedOf(text));
        expect(parts).toEqual(plain.parts);
        expect(canonical).toContain('https://shop.example/search?q=');
      }),
      { numRuns: 150 },
    );
  });
});
