/** Message of the shop: a sentence for the lock screen, the page to open, and a tag by which a later one replaces it. */
export type ShownPush = { body: string; path: string; tag: string };

/** Reads the text of a push; null if it is none of this shop. `path` leads to a page of the origin. */
export function readPush(text: string, origin: string): ShownPush | null {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('body' in data && 'path' in data && 'tag' in data))
      return null;
    const { body, path, tag } = data;
    if (typeof body !== 'string' || typeof path !== 'string' || typeof tag !== 'string') return null;
    return new URL(path, origin).origin === origin ? { body, path, tag } : null;
  } catch {
    return null;
  }
}

/** Returns the open tab that shows a page already, whatever its fragment; undefined if there is none. */
export const tabAt = <Tab extends { url: string }>(tabs: readonly Tab[], address: string): Tab | undefined =>
  tabs.find(({ url }) => url.replace(/#.*$/, '') === address);
