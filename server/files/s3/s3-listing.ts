import type { FileArea, ListedFile } from '../../kit/ports/file-store.ts';
import { nameOf, prefixOf } from './object-key.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Lists an area page by page: a store returns at most 1,000 keys at once. The next page starts after
 * the last key (first version of the call, which every store has), so that it needs no token that
 * could expire. Keys that are no file of the shop are left out.
 */
export async function listArea(
  readPage: (query: Record<string, string>) => Promise<string>,
  area: FileArea,
): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  let marker: string | undefined = '';
  while (marker !== undefined) {
    const page: string = await readPage({ prefix: prefixOf(area), ...(marker ? { marker } : {}) });
    const entries = [...page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => entry);
    for (const entry of entries) {
      const name = nameOf(textOf(entry, 'Key'));
      if (name === null) continue;
      const writtenAt = new Date(textOf(entry, 'LastModified'));
      files.push({ name, writtenAt, size: Number(textOf(entry, 'Size')) });
    }
    const last = entries.at(-1);
    const isLast = textOf(page, 'IsTruncated') !== 'true';
    marker = isLast || !last ? undefined : textOf(last, 'Key');
  }
  return files;
}

/** Returns the text of the first element of a name; '' if there is none. */
function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? all) : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
  );
}
