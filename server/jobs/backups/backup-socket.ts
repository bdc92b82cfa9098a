import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Context } from '../../kit/context.ts';

const answerSchema = v.object({ made: v.optional(v.string()), failed: v.optional(v.string()) });
const doorOf = (dataDir: string): string => join(dataDir, 'backup.sock');

/**
 * A socket in the data folder on which the owner of the database makes a backup for processes that may write there; no
 * other process can read the database meanwhile. Answers how to close it. Where the file system knows no sockets, the log says so.
 */
export function openBackupSocket(
  dataDir: string,
  make: () => Promise<string>,
  log: Pick<Context['log'], 'warn'>,
): () => void {
  const path = doorOf(dataDir);
  const onError = (error: Error) =>
    log.warn({ err: error }, 'no backup can be asked for while the shop runs');
  // What a killed server has left: the folder's lock says that no other one is using it.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    // The process that asked has gone: the backup is made anyway.
    socket.on('error', () => {});
    make().then(
      (made) => socket.end(JSON.stringify({ made })),
      (error: unknown) => {
        socket.end(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) }));
      },
    );
  });
  server.on('error', onError);
  server.listen(path);
  server.unref();
  return () => {
    server.close();
  };
}

/** Asks the server that owns the folder; answers where the backup is. */
export function requestBackup(dataDir: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(doorOf(dataDir));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const answer = v.safeParse(answerSchema, parse(text));
      if (answer.success && answer.output.made) resolve(answer.output.made);
      else reject(new Error((answer.success && answer.output.failed) || 'the server gave no answer'));
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
