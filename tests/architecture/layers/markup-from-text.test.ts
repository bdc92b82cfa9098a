import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Everything of a browser that makes elements or scripts of a text. */
const MAKES_MARKUP =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|dangerouslySetInnerHTML|createContextualFragment|DOMParser|srcdoc|srcDoc)\b|document\.write|\bnew Function\b|\beval\(/;

const client = sources.filter(({ path }) => path.startsWith('src/'));

/**
 * Words of people stay words: React writes them as text, and nothing else of the client makes markup of a text. The
 * browser refuses it too (`require-trusted-types-for`, tests/server/http/pages/pages.test.ts).
 */
it('the client makes no markup of a text', () => {
  expect(client.length).toBeGreaterThan(500);
  expect(client.filter(({ text }) => MAKES_MARKUP.test(text)).map(({ path }) => path)).toEqual([]);
});
