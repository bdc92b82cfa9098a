import type { FileStore } from '#server/kit/ports/file-store.ts';

/**
 * The files of one shop over those that every shop has from the seed: reads fall through to `seeded`, which is never
 * written; what is removed is gone for this shop only. A test starts without linking 2,222 pictures.
 */
export function overSeeded(own: FileStore, seeded: FileStore): FileStore {
  const removed = new Set<string>();
  return {
    urlOf: own.urlOf,
    async put(name, bytes, how) {
      await own.put(name, bytes, how);
      removed.delete(name);
    },
    read: async (name) => (await own.read(name)) ?? (removed.has(name) ? null : await seeded.read(name)),
    async remove(name) {
      removed.add(name);
      await own.remove(name);
    },
    async list(area) {
      const written = await own.list(area);
      const hidden = new Set([...removed, ...written.map(({ name }) => name)]);
      const rest = await seeded.list(area);
      return [...written, ...rest.filter(({ name }) => !hidden.has(name))];
    },
  };
}
