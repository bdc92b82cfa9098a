import type { SafeStorage } from './safe-storage.ts';

const KEY = 'recentSearches';
const MAX = 8;

/** Recent searches in this browser, newest first; one or all can be removed. */
export function recentSearches(storage: SafeStorage) {
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage.get(KEY) ?? '[]');
      return Array.isArray(stored)
        ? stored.filter((one): one is string => typeof one === 'string').slice(0, MAX)
        : [];
    } catch {
      return [];
    }
  };
  const without = (text: string) => read().filter((one) => one !== text);
  const write = (list: readonly string[]) => storage.set(KEY, JSON.stringify(list.slice(0, MAX)));
  return {
    read,
    add: (text: string) => write([text, ...without(text)]),
    remove: (text: string) => write(without(text)),
    clear: () => storage.remove(KEY),
  };
}
