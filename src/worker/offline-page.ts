import type { CachedPage } from './cached-pages.ts';

const PLACE = '<!-- seen -->';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Page name of a title, without the shop's name after it. */
const nameIn = (title: string): string => title.replace(/ · [^·]*$/, '');

/** HTML of the offline page with links to the pages that can still be opened. */
export function offlinePage(
  template: string,
  seen: readonly (readonly [string, Pick<CachedPage, 'title'>])[],
): string {
  const items = seen.map(([url, { title }]) => {
    const { pathname, search } = new URL(url);
    return `<li><a href="${escaped(pathname + search)}">${escaped(nameIn(title) || pathname)}</a></li>`;
  });
  // A replacement function, because `$` in a title has a meaning in a replacement text.
  return items.length > 0 ? template.replace(PLACE, () => `<ul>${items.join('')}</ul>`) : template;
}
