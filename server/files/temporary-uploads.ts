import { createHash, type Hash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Incoming } from '../kit/ports/file-store.ts';

/** Temporary uploads in a local folder. */
export const localIncoming = (folder: string): Incoming => ({
  async receive(stream) {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    const hash = createHash('sha256');
    // Opened before reading, so that an aborted stream leaves no pending open.
    const target = (await open(path, 'wx', 0o600)).createWriteStream();
    try {
      await pipeline(stream, (chunks: AsyncIterable<Buffer>) => seen(chunks, hash), target);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, size: target.bytesWritten, sha256: hash.digest('hex') };
  },
  drop: ({ path }) => rm(path, { force: true }),
  async dropOlderThan(ageMs) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const path = join(folder, name);
      const writtenAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      );
      if (writtenAt !== null && writtenAt < Date.now() - ageMs) await rm(path, { force: true });
    }
  },
});

/** Passes chunks through and adds them to `hash`. */
async function* seen(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
