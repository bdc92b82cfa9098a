import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import type { AccessClass } from '#src/lib/navigation/screen-row.ts';
import { eagerScreens } from '../routes/eager-screens.ts';
import { lazyAreaPages } from '../routes/lazy-area-pages.tsx';

/** Key, access and parameters of an address; the key is null in a lazy area, none of whose screens is public. */
type ScreenAt = { key: string | null; access: AccessClass; params: ScreenProps['params'] };

const near = eagerScreens
  .flatMap((screens) => Object.entries(screens))
  .flatMap(([key, { path, also = [], access }]) => [path, ...also].map((path) => ({ key, path, access })));
const far = lazyAreaPages.map(({ path }) => ({ key: null, path, access: 'admin' as const }));

/** Screen of an address; null if there is none. */
export function screenAt(address: string): ScreenAt | null {
  for (const { key, path, access } of [...far, ...near]) {
    const [isHere, params] = matchRoute(parse, path, address);
    if (isHere) return { key, access, params };
  }
  return null;
}
