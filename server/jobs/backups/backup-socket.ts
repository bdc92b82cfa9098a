import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Context } from '../../kit/context.ts';

const answerSchema = v.object({ made: v.optional(v.string()), failed: v.optional(v.string()) });
const doorOf = (dataDir: string): string => join(dataDir, 'backup.sock');

/**
 * Opens a socket in the data folder by which other processes can request a backup, as only the
 * owner can read the embedded database. Returns a function that closes it. Logs a warning where
 * sockets are not supported.
 */
export function openBackupSocket(
  dataDir: string,
  make: () => Promise<string>,
  log: Pick<Context['log'], 'warn'>,
): () => void {
  const path = doorOf(dataDir);
  const onError = (error: Error) =>
    log.warn({ err: error }, 'backups cannot be requested while the server runs');
  // Leftover of a killed server; the folder lock excludes a running one.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    // The requesting process has ended: the backup is made anyway.
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

/** Requests a backup from the server that owns the folder; returns its path. */
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
