import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Link, NO_LINK } from './hash-chain.ts';

/**
 * Returns the path of the file with the last chain link, kept outside the database so that database
 * access alone cannot forge it.
 */
export const auditAnchorOf = (dataDir: string): string => join(dataDir, 'audit-end');

/** Reads the last anchored link; NO_LINK for a new folder. */
export async function readAuditAnchor(path: string): Promise<Link> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const [seq, hash] = text.trim().split(':');
  return seq && hash ? { seq: Number(seq), hash } : NO_LINK;
}

/** Writes the anchor atomically: a crash leaves the previous one. */
export async function noteEnd(path: string, { seq, hash }: Link): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, `${seq}:${hash}\n`);
  await rename(draft, path);
}

/** Renames the anchor before a restore, as the restored chain is older. */
export async function setAuditAnchorAside(path: string): Promise<void> {
  await rename(path, `${path}.before-restore`).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}
