import { useEffect } from 'react';
import { onServer } from '#src/lib/loading/on-server.ts';
import { commonText } from '#src/text/common.ts';

/** Title of the browser tab: the name of the page, then the shop's. */
export const titleOf = (name: string): string =>
  name && name !== commonText.shopName ? `${name} · ${commonText.shopName}` : commonText.shopName;

/** Title of the page that the server is rendering; it renders one page at a time, synchronously. */
export const drawn = { title: '' };

/** Sets the title of the page that is rendered; only on the server. */
export function nameDrawn(title: string): void {
  if (onServer) drawn.title = title;
}

/**
 * Sets the tab title from the content of the page; null while it is unknown. Pages of a list after the first include
 * their number.
 */
export function usePageName(name: string | null, page = 0): void {
  const title = name === null ? null : titleOf(page > 0 ? commonText.nameOfPage(name, page + 1) : name);
  if (title !== null) nameDrawn(title);
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
