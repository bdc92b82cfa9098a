import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import { auditAnchorOf, setAuditAnchorAside } from '../../audit-log/audit-anchor.ts';
import type { Link } from '../../audit-log/hash-chain.ts';
import { type AuditReport, verifyAudit } from '../../audit-log/verify-audit.ts';
import { lockDataFolder } from '../../db/locks/data-lock.ts';
import { openEmbedded } from '../../db/open-database.ts';
import { PARTS } from './backup-folder.ts';

const manifestSchema = v.object({
  madeAt: v.string(),
  /** Null in backups from before the audit chain. */
  audit: v.nullable(v.object({ seq: v.number(), hash: v.string() })),
});

/** Error: the backup cannot be restored there; the message tells why. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

/**
 * Restores a backup into a data folder without a shop, completely or not at all, and verifies its
 * audit chain.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
): Promise<{ madeAt: string; audit: AuditReport | null }> {
  const [database, content] = [join(dataDir, 'db'), join(dataDir, 'content')];
  const manifest = await readManifest(backup);
  for (const path of [database, content])
    if (existsSync(path))
      throw new RestoreRefused(`${path} exists: move it away first, or set DATA_DIR to another folder`);
  const release = lockDataFolder(database);
  const draft = `${database}.restoring`;
  try {
    await rm(draft, { recursive: true, force: true });
    const audit = await unpack(join(backup, PARTS.database), draft, manifest.audit);
    await cp(join(backup, PARTS.content), content, { recursive: true });
    await setAuditAnchorAside(auditAnchorOf(dataDir));
    await rename(draft, database);
    return { madeAt: manifest.madeAt, audit };
  } catch (error) {
    for (const path of [draft, content]) await rm(path, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

async function unpack(file: string, folder: string, noted: Link | null): Promise<AuditReport | null> {
  const tar = await promisify(gunzip)(await readFile(file));
  const opened = await openEmbedded(folder, new Blob([tar]));
  try {
    return noted && (await verifyAudit(opened.db, noted));
  } finally {
    await opened.close();
  }
}

async function readManifest(backup: string): Promise<v.InferOutput<typeof manifestSchema>> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(join(backup, PARTS.manifest), 'utf8')));
  } catch (error) {
    throw new RestoreRefused(`${backup} is no backup of this shop`, { cause: error });
  }
}
