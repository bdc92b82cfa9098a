import { Readable } from 'node:stream';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { areaOf } from '#server/files/object-name.ts';
import type { FileStore } from '#server/kit/ports/file-store.ts';

/** A file store in memory. */
export function memoryStore(): FileStore {
  const held = new Map<string, { bytes: Buffer; writtenAt: Date }>();
  return {
    urlOf: contentAddress,
    async put(name, bytes) {
      if (!areaOf(name)) throw new Error(`not the name of a file: ${name}`);
      held.set(name, { bytes: Buffer.from(bytes), writtenAt: new Date() });
    },
    async read(name) {
      const file = held.get(name);
      if (!file) return null;
      return { size: file.bytes.length, writtenAt: file.writtenAt, body: Readable.from([file.bytes]) };
    },
    has: async (name) => held.has(name),
    async remove(name) {
      held.delete(name);
    },
    async list(area) {
      return [...held]
        .filter(([name]) => areaOf(name) === area)
        .map(([name, { bytes, writtenAt }]) => ({ name, size: bytes.length, writtenAt }));
    },
  };
}
