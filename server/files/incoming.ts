import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file as it came over the wire: not trusted, never served, gone when its request is over. */
export type ReceivedFile = { path: string; size: number; sha256: string };

/** Where uploads wait on the disk, so that a crowd of them does not fill the memory. */
export type Incoming = {
  /** Writes a stream to a file of its own; nothing is left of one that breaks off. */
  receive(stream: Readable): Promise<ReceivedFile>;
  drop(file: ReceivedFile): Promise<void>;
  /** Removes what a crash has left: everything that came longer ago. */
  dropOlderThan(ageMs: number): Promise<void>;
};

export const localIncoming = (folder: string): Incoming => ({
  async receive(stream) {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const hash = createHash('sha256');
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

/** Passes on what comes and takes it down in `hash`. */
async function* seen(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
