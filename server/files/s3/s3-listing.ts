const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Key of an object with its size in bytes and time of writing. */
export type ListedObject = { key: string; size: number; writtenAt: Date };

/**
 * Lists the keys of a prefix page by page: a store returns at most 1,000 at once. The next page starts
 * after the last key (first version of the call, which every store has), so that it needs no token
 * that could expire.
 */
export async function listObjects(
  readPage: (query: Record<string, string>) => Promise<string>,
  prefix: string,
): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  let isLast = false;
  while (!isLast) {
    const marker = objects.at(-1)?.key;
    const page = await readPage({ prefix, ...(marker ? { marker } : {}) });
    const entries = [...page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => entry);
    for (const entry of entries)
      objects.push({
        key: textOf(entry, 'Key'),
        size: Number(textOf(entry, 'Size')),
        writtenAt: new Date(textOf(entry, 'LastModified')),
      });
    isLast = entries.length === 0 || textOf(page, 'IsTruncated') !== 'true';
  }
  return objects;
}

/** Returns the text of the first element of a name; '' if there is none. */
function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? all) : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
  );
}
