import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml, mapList, pageList } from '#server/http/pages/xml.ts';

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' } as const;
const read = (text: string) =>
  Object.entries(ENTITIES).reduce((left, [entity, sign]) => left.replaceAll(entity, sign), text);
const HOSTILE = fc.constantFrom('</loc>', '<!--', ']]>', '&amp;', '<![CDATA[', '\u2028', '"', "'", '신발');
const texts = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), HOSTILE))
  .map((parts) => parts.join(''));

it('XML text is parsed back unchanged and contains no markup', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const escaped = escapeXml(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      expect(escaped).toBe(escapeXml(read(escaped)));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it names what XML cannot write.
      expect(read(escaped)).toBe(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
    }),
  );
});

it('XML text drops characters that XML cannot contain, and keeps surrogate pairs', () => {
  expect(escapeXml('a\u0000b\u001bc\ufffed\ud800e\udc00f\tg👟')).toBe('abcdef\tg👟');
});

it('XML lists of pages and sitemaps have escaped addresses', () => {
  const changedAt = new Date('2026-11-22T00:00:00Z');
  const pages = [
    { path: '/a?b=1&c=<d>', changedAt },
    { path: '/e', changedAt: null },
  ];
  expect(pageList('https://shop.example', pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/a?b=1&amp;c=&lt;d&gt;</loc><lastmod>2026-11-22T00:00:00.000Z</lastmod></url>
<url><loc>https://shop.example/e</loc></url>
</urlset>
`);
  expect(mapList('https://shop.example', ['/x&y.xml'])).toContain(
    '<sitemap><loc>https://shop.example/x&amp;y.xml</loc></sitemap>',
  );
});
