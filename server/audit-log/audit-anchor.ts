import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Link, NO_LINK } from './hash-chain.ts';

/** Where a server keeps the end of the chain outside the database: who may write the one may not reach the other. */
export const auditAnchorOf = (dataDir: string): string => join(dataDir, 'audit-end');

/** The end that was noted last; none in a new folder. */
export async function readAuditAnchor(path: string): Promise<Link> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const [seq, hash] = text.trim().split(':');
  return seq && hash ? { seq: Number(seq), hash } : NO_LINK;
}

/** Written aside first: a crash leaves the one before. */
export async function noteEnd(path: string, { seq, hash }: Link): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, `${seq}:${hash}\n`);
  await rename(draft, path);
}

/** A restored shop has an older chain: the end of the one before is kept under another name. */
export async function setAuditAnchorAside(path: string): Promise<void> {
  await rename(path, `${path}.before-restore`).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}
