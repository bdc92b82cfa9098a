/** Web storage that may be full, disabled or absent. What it refuses to keep lasts as long as this page. */
export type SafeStorage = {
  get(key: string): string | null;
  /** Whether it will be there after this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
};

/** What people hardly miss: it makes room for the rest, and is lost without a message. */
const SPARE = ['likedPosts', 'recentview', 'recentSearches', 'hangul'];

/** `onRefused` hears once that something worth keeping will be lost with this page. */
export function safeStorage(open: () => Storage, onRefused = () => {}): SafeStorage {
  const memory = new Map<string, string>();
  let isTold = false;
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
    // An older value must not come back when this page is gone.
    attempt((storage) => storage.removeItem(key), undefined);
    memory.set(key, value);
    if (!isTold && !SPARE.includes(key)) {
      isTold = true;
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
