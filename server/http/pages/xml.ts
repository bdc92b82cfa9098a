import type { KnownPage } from '../../kit/pages/page-slices.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/**
 * Characters that XML cannot represent: most control characters, unpaired surrogates and two
 * noncharacters.
 */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML elements and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns a sitemap: page addresses with their last change. */
export function pageList(origin: string, pages: readonly KnownPage[]): string {
  const lines = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  });
  return `${HEAD}\n<urlset ${NAMES}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** Returns a sitemap index. */
export function mapList(origin: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex ${NAMES}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}
