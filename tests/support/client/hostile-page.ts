import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { EMBEDDED_STATE_ID } from '#domain/kit/ssr.ts';
import { pageHtml } from '#server/ssr/page-html.ts';
import { scriptJson } from '#src/app/ssr/script-json.ts';

/** Strings that close an element, open another, or have a meaning for template code. */
const PIECES = [
  '</script>',
  '</SCRIPT >',
  '<script>',
  '<!--',
  '-->',
  '<!--<script>',
  ']]>',
  '</title>',
  '</head>',
  '<div id="root">',
  '"',
  "'",
  '&',
  '&quot;',
  '&lt',
  '<',
  '>',
  '$&',
  '$`',
  "$'",
  '$1',
  '\\u003c',
  '\\',
  '\u2028',
  '\u2029',
  '\ud800',
  '\udc00',
  '👟',
  '가',
  ' ',
];

/** A text that a member or seller may use as a name. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 })
  .map((pieces) => pieces.join(''));

/** Returns the whole page with this text in every place. */
export function pageOf(text: string): string {
  const page = {
    html: '<p>drawn</p>',
    preloads: '',
    css: '',
    title: text,
    sent: scriptJson({ version: text, states: { [text]: { value: text, context: { text } } } }),
    head: {
      description: text,
      address: `https://shop.example/search?q=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}${text}`,
      robots: null,
      kind: 'product' as const,
      picture: { address: text, isOwn: true },
      linkedData: [scriptJson({ name: text }), scriptJson({ [text]: [text] })],
    },
  };
  return Buffer.from(pageHtml(readFileSync('index.html', 'utf8'), page)).toString();
}

/** What a parser reads of a page; it also runs in the browser, so that it may use nothing outside itself. */
export function readPage(html: string, sentId: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? null;
  const json = (selector: string) =>
    [...page.querySelectorAll(selector)].map((block): unknown => JSON.parse(block.textContent ?? ''));
  return {
    title: page.querySelector('title')?.textContent ?? null,
    description: content('meta[name="description"]'),
    preview: content('meta[property="og:title"]'),
    picture: content('meta[property="og:image"]'),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    linkedData: json('script[type="application/ld+json"]'),
    sent: json(`#${sentId}`),
    /** Kinds of all nodes of the page. */
    parts: [...page.querySelectorAll('*')].map(({ tagName, id }) => `${tagName}#${id}`),
  };
}

/** Returns what must be read back: an HTML parser changes a few characters by its rules, JSON none. */
export function expectedOf(text: string): Omit<ReturnType<typeof readPage>, 'parts' | 'canonical'> {
  const shown = Buffer.from(text).toString().replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  return {
    title: shown,
    description: shown,
    preview: shown,
    picture: shown,
    linkedData: [{ name: text }, { [text]: [text] }],
    sent: [{ version: text, states: { [text]: { value: text, context: { text } } } }],
  };
}

export { EMBEDDED_STATE_ID };
