import { openDB } from 'idb';
import { dropStored, storeDraft, storedDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { draftFilesText } from '#src/text/draft-files.ts';

type Ports = Pick<AppServices, 'session' | 'tabStorage' | 'newKey' | 'toast' | 'warn'>;
/** Pictures of a form by field, in their order: files of this device, and what the shop has already. */
type Pictures<Field extends string, One> = Readonly<Record<Field, readonly One[]>>;

const DATABASE = 'draft-files';
const STORE = 'pictures';
/** Milliseconds after which pictures are removed whose tab was closed: no draft names them any more. */
const MOST_AGE = 7 * 24 * 60 * 60 * 1000;

/** Opens the database for one use: an open connection would keep a later version of the shop from changing it. */
async function withStore<Result>(
  use: (db: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const db = await open();
  try {
    return await use(db);
  } finally {
    db.close();
  }
}
const open = () => openDB(DATABASE, 1, { upgrade: (db) => void db.createObjectStore(STORE) });

/** Deletes the pictures of every tab; a browser that has never kept any is left as it is. */
export async function dropAllFiles(): Promise<void> {
  const all = await globalThis.indexedDB?.databases();
  if (all?.some(({ name }) => name === DATABASE)) await withStore((db) => db.clear(STORE));
}

const keyIn = (said: unknown): string | null =>
  typeof said === 'object' && said !== null && 'key' in said && typeof said.key === 'string'
    ? said.key
    : null;

const noteOf = (name: string): string => `${name} pictures`;

export const isFile = (one: unknown): one is File => one instanceof File;
/** A file, or a picture that the shop has; `store` writes nothing else. */
export const isPicture = <One extends { imageId: number } | File>(one: unknown): one is One =>
  isFile(one) || (typeof one === 'object' && one !== null && 'imageId' in one);

/**
 * Keeps the chosen pictures of drafts over a reload, in IndexedDB: storage of a tab holds text only. The draft of the
 * tab names them by a key of its own, so that two tabs keep two sets; a log-out deletes them all. A browser that
 * refuses to store them loses them, and `take` says so.
 */
export function draftFiles<Field extends string, One>(
  ports: Ports,
  isWhole: (one: unknown) => one is One,
  isNew: (one: One) => boolean = isFile,
) {
  let last: Pictures<Field, One> | null = null;
  let writes: Promise<void> = Promise.resolve();
  const write = (use: Parameters<typeof withStore<void>>[0]): void => {
    writes = writes.then(() => withStore(use)).catch((error: unknown) => ports.warn(String(error)));
  };
  const isKept = (pictures: Pictures<Field, One>): boolean =>
    last !== null && Object.entries(pictures).every(([field, list]) => Object(last)[field] === list);

  const drop = (name: string): void => {
    const key = keyIn(storedDraft(ports, noteOf(name)));
    last = null;
    dropStored(ports, noteOf(name));
    if (key) write((db) => db.delete(STORE, key));
  };
  return {
    drop,
    /** Keeps them under the name of the draft; the same lists again cost nothing. */
    store(name: string, pictures: Pictures<Field, One>): void {
      if (isKept(pictures)) return;
      const lists: readonly (readonly One[])[] = Object.values(pictures);
      if (!lists.some((list) => list.some(isNew))) {
        if (last) drop(name);
        return;
      }
      last = pictures;
      const key = keyIn(storedDraft(ports, noteOf(name))) ?? `${Date.now()} ${ports.newKey()}`;
      storeDraft(ports, noteOf(name), { key });
      write(async (db) => {
        await db.put(STORE, pictures, key);
        await db.delete(STORE, IDBKeyRange.upperBound(String(Date.now() - MOST_AGE)));
      });
    },
    /** What was kept before a reload, each field that is whole; says that pictures are gone where they are. */
    async take(name: string): Promise<Partial<Record<Field, readonly One[]>>> {
      const key = keyIn(storedDraft(ports, noteOf(name)));
      if (!key) return {};
      const kept: unknown = await withStore((db) => db.get(STORE, key)).catch(() => null);
      const fields = Object.entries(kept ?? {}).filter(
        ([, list]) => Array.isArray(list) && list.every(isWhole),
      );
      if (fields.length === 0) ports.toast(draftFilesText.gone, 'error');
      // Each list was looked at, and `store` writes no other fields.
      return Object.fromEntries(fields) as Partial<Record<Field, readonly One[]>>;
    },
  };
}
