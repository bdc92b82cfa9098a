/**
 * Web storage that may be full, disabled or missing; values that it refuses are kept in memory until the page is
 * left.
 */
export type SafeStorage = {
  get(key: string): string | null;
  /** Stores a value; returns true if it outlives this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
};

/** Keys that are deleted to make room for others, without a message. */
const SPARE = ['likedPosts', 'recentview', 'recentSearches', 'hangul'];

/** Creates the storage; `onRefused` is called once, when an important value could not be stored. */
export function safeStorage(open: () => Storage, onRefused = () => {}): SafeStorage {
  const memory = new Map<string, string>();
  let isLabelled = false;
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const write = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  const makeRoom = (): void => {
    for (const key of SPARE) attempt((storage) => storage.removeItem(key), undefined);
  };
  const keepHere = (key: string, value: string): false => {
    // An older stored value must not come back after this page.
    attempt((storage) => storage.removeItem(key), undefined);
    memory.set(key, value);
    if (!isLabelled && !SPARE.includes(key)) {
      isLabelled = true;
      onRefused();
    }
    return false;
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      if (!write(key, value)) {
        if (!SPARE.includes(key)) makeRoom();
        if (!write(key, value)) return keepHere(key, value);
      }
      memory.delete(key);
      return true;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
