import { useEffect } from 'react';
import { onServer } from '#src/lib/loading/on-server.ts';
import { commonText } from '#src/text/common.ts';

/** Title of the browser's tab: the page's name before the shop's. */
export const titleOf = (name: string): string =>
  name && name !== commonText.shopName ? `${name} · ${commonText.shopName}` : commonText.shopName;

/** Title of the page that the server is drawing; it draws one at a time, without a pause. */
export const drawn = { title: '' };

export function nameDrawn(title: string): void {
  if (onServer) drawn.title = title;
}

/**
 * Names the tab after what is on the page, where that says more than the route; null while it is unknown. Pages of a
 * list after its first one say which they are.
 */
export function usePageName(name: string | null, page = 0): void {
  const title = name === null ? null : titleOf(page > 0 ? commonText.nameOfPage(name, page + 1) : name);
  if (title !== null) nameDrawn(title);
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
