import type { KeptPage } from './kept-pages.ts';

const PLACE = '<!-- seen -->';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Titles of pages end with the shop's name, which is in the head of this page. */
const nameIn = (title: string): string => title.replace(/ · [^·]*$/, '');

/** The offline page with links to the pages that still open. */
export function offlinePage(
  template: string,
  seen: readonly (readonly [string, Pick<KeptPage, 'title'>])[],
): string {
  const items = seen.map(([url, { title }]) => {
    const { pathname, search } = new URL(url);
    return `<li><a href="${escaped(pathname + search)}">${escaped(nameIn(title) || pathname)}</a></li>`;
  });
  // A function, because a title may have signs that mean something in a replacement text.
  return items.length > 0 ? template.replace(PLACE, () => `<ul>${items.join('')}</ul>`) : template;
}
