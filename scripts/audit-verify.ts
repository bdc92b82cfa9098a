// npm run audit:verify [-- <seq>:<hash>]: reads the audit trail of DATA_DIR or DATABASE_URL and tells what was changed.
// From the end that the server keeps in DATA_DIR, or one that an earlier run or the log has told, it also notices a trail
// that was cut there and replaced by a new one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { auditAnchorOf, readAuditAnchor } from '#server/audit-log/audit-anchor.ts';
import { noteCheck } from '#server/audit-log/check-audit.ts';
import { verifyAudit } from '#server/audit-log/verify-audit.ts';
import { readConfig } from '#server/config.ts';
import { DataFolderInUse } from '#server/db/locks/data-lock.ts';
import { openConfigured } from '#server/db/open-database.ts';

process.umask(0o077);

type Opened = Awaited<ReturnType<typeof openConfigured>>;

/** Checks, and notes it in the trail. A database that may only be read is checked all the same. */
async function checked(db: Opened['db'], from: Parameters<typeof verifyAudit>[1]) {
  const report = await verifyAudit(db, from);
  await noteCheck(db, { ...report, checked: report.end.seq }, new Date(), 'COMMAND').catch((error: unknown) =>
    console.error(`not noted: ${error instanceof Error ? error.message : String(error)}`),
  );
  return report;
}

const config = readConfig(process.env);
const [seq, hash] = (process.argv[2] ?? '').split(':');
try {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'db')))
    throw new Error(`there is no shop in ${config.dataDir}`);
  const opened = await openConfigured(config);
  const kept = await readAuditAnchor(auditAnchorOf(config.dataDir));
  const noted = seq && hash ? { seq: Number(seq), hash } : kept;
  const { end, waiting, problems } = await checked(opened.db, noted).finally(opened.close);
  for (const problem of problems) console.error(problem);
  console.log(`${end.seq} links, ${waiting} entries wait for theirs; the end is ${end.seq}:${end.hash}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  const advice = error instanceof DataFolderInUse ? '; or restore a backup elsewhere and check that' : '';
  console.error(`not checked: ${why}${advice}`);
  process.exitCode = 1;
}
