import { useEffect } from 'react';
import { commonText } from '#src/text/common.ts';

/** Title of the browser's tab: the page's name before the shop's. */
export const titleOf = (name: string): string =>
  name && name !== commonText.shopName ? `${name} · ${commonText.shopName}` : commonText.shopName;

/** Names the tab after what is on the page, where that says more than the route; null while it is unknown. */
export function usePageName(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = titleOf(name);
  }, [name]);
}
