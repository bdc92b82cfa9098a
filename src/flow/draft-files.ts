import { openDB } from 'idb';
import { dropStored, storeDraft, storedDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { draftFilesText } from '#src/text/draft-files.ts';

type Ports = Pick<AppServices, 'session' | 'tabStorage' | 'newKey' | 'toast' | 'warn'>;
/** Pictures of a form by field, in order: files of this device and stored pictures. */
type Pictures<Field extends string, One> = Readonly<Record<Field, readonly One[]>>;

const DATABASE = 'draft-files';
const STORE = 'pictures';
/** Age in ms after which pictures of closed tabs are deleted, because no draft refers to them any more. */
const MOST_AGE = 7 * 24 * 60 * 60 * 1000;

/** Opens the database for one operation; a connection left open would block a schema upgrade by a later version. */
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

/** Deletes the pictures of every tab, without creating the database where it does not exist. */
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
/** Type guard for what `store` writes: a file or a stored picture. */
export const isPicture = <One extends { imageId: number } | File>(one: unknown): one is One =>
  isFile(one) || (typeof one === 'object' && one !== null && 'imageId' in one);

/**
 * Keeps the pictures of drafts over a reload in IndexedDB, since tab storage holds only text. The draft refers to
 * them by a random key, so that two tabs keep two sets; a logout deletes all of them. If the browser refuses to store
 * them they are lost, and `take` notifies the person.
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
    /** Stores the pictures of a draft; does nothing if the same lists are stored already. */
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
    /** Stored pictures of a draft, by complete field; notifies the person if some were lost. */
    async take(name: string): Promise<Partial<Record<Field, readonly One[]>>> {
      const key = keyIn(storedDraft(ports, noteOf(name)));
      if (!key) return {};
      const kept: unknown = await withStore((db) => db.get(STORE, key)).catch(() => null);
      const fields = Object.entries(kept ?? {}).filter(
        ([, list]) => Array.isArray(list) && list.every(isWhole),
      );
      if (fields.length === 0) ports.toast(draftFilesText.gone, 'error');
      // Each list was checked above, and `store` writes no other fields.
      return Object.fromEntries(fields) as Partial<Record<Field, readonly One[]>>;
    },
  };
}
