import type { KnownPage } from '../../kit/pages/page-slices.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What XML has no way to write: most control characters, halves of a pair and two that are none. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text as it may stand in an element or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap: addresses of pages, and when each changed. */
export function pageList(origin: string, pages: readonly KnownPage[]): string {
  const lines = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  });
  return `${HEAD}\n<urlset ${NAMES}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** A list of sitemaps. */
export function mapList(origin: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex ${NAMES}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}
