import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Config, ConfigRefused } from '../config.ts';
import type { Database } from './database.ts';
import { DataFolderInUse, lockOnceFree } from './locks/data-lock.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { makePrivate } from './private-folder.ts';
import { DataFolderBroken, noteMade, requireWhole } from './shop-folder.ts';
import { noteQuery } from './statements/query-counter.ts';
import { keepsStatementNames, namedStatements } from './statements/statement-names.ts';
import { publishStatementTime } from './statements/statement-times.ts';

const INT8 = 20;
const DATE = 1082;
// Statements and lock waits are bounded: a stuck one answers 503 instead of holding the pool.
const LIMITS = { statement_timeout: 5_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 10_000 };
const POOL_OPTIONS = {
  ...LIMITS,
  connectionTimeoutMillis: 2_000,
  // A machine that is gone without a word is noticed.
  keepAlive: true,
};

export type OpenDatabase = {
  db: Kysely<Database>;
  engine: 'pglite' | 'postgres';
  /** False behind a pooler that keeps no prepared statements: each statement is parsed and planned anew. */
  statementNames?: boolean;
  /** The whole embedded database at one moment, as a tar file; PostgreSQL has its own tools. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
};

const log = (event: LogEvent) => {
  if (event.level === 'query') noteQuery();
  publishStatementTime(event);
};

/** What the configuration names: PostgreSQL, or the folder of the embedded engine. */
export const openConfigured = ({
  databaseUrl,
  databasePool,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>): Promise<OpenDatabase> =>
  databaseUrl ? openLimited(databaseUrl, databasePool) : openShop(join(dataDir, 'db'));

/** The embedded database of a shop: a new one only where none has ever been. */
export async function openShop(folder: string): Promise<OpenDatabase> {
  requireWhole(folder);
  const opened = await openEmbedded(folder).catch((error: unknown) => {
    if (error instanceof DataFolderInUse) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new DataFolderBroken(folder, `does not open (${why})`, { cause: error });
  });
  noteMade(folder);
  // The engine lets every account read its files, with any mask that the process has set; their folder lets none in.
  await makePrivate(folder);
  return opened;
}

async function openLimited(url: string, poolSize: number): Promise<OpenDatabase> {
  const opened = openPostgres(url, poolSize, await keepsStatementNames(url));
  try {
    await requireLimits(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** A pooler in between may drop what a connection asks for, without a word: one stuck statement would hold the shop. */
export async function requireLimits(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${Object.keys(LIMITS)}::text[]) and setting = '0'`.execute(
    db,
  );
  if (rows.length === 0) return;
  const missing = rows.map(({ name }) => name).join(', ');
  throw new ConfigRefused(
    `the database sets no ${missing}, which was asked for at the start of the connection. Behind a pooler, set them for the role: alter role … set statement_timeout = '5s'`,
  );
}

/** PostgreSQL through a pool, with named statements unless the address keeps none. Ids come back as numbers and dates as `yyyy-MM-dd`, like on the embedded engine. */
export function openPostgres(url: string, poolSize: number, statementNames = true): OpenDatabase {
  pg.types.setTypeParser(INT8, Number);
  pg.types.setTypeParser(DATE, (text) => text);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...POOL_OPTIONS });
  // A connection that breaks, idle or in use, is replaced by the pool, and its statement fails; without listeners
  // it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Compiling costs more than it saves: the planner takes every list with looked-up columns for a long statement, and
    // a file of 10,000 members was compiled for half of its time.
    client.query('set jit = off').catch(() => {});
  });
  const dialect = new PostgresDialect({ pool: statementNames ? namedStatements(pool) : pool });
  const db = new Kysely<Database>({ dialect, log });
  return { db, engine: 'postgres', statementNames, close: () => db.destroy() };
}

/**
 * The embedded engine in a folder (locked for this process), or in memory when `folder` is null. A new one starts
 * empty, or with what `dump` answered elsewhere.
 */
export async function openEmbedded(folder: string | null, image?: Blob): Promise<OpenDatabase> {
  const release = folder ? await lockOnceFree(folder) : () => {};
  const pglite = await create(folder, image).catch((error: unknown) => {
    release();
    throw error;
  });
  const db = new Kysely<Database>({ dialect: pgliteDialect(pglite), log });
  const close = async () => {
    await db.destroy();
    release();
  };
  return { db, engine: 'pglite', dump: () => dump(db, pglite), close };
}

const create = (folder: string | null, image: Blob | undefined): Promise<PGlite> =>
  PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(image ? { loadDataDir: image } : {}),
    extensions: { pg_trgm },
    parsers: { [INT8]: Number, [DATE]: (text: string) => text },
  });

/** While we hold the only connection no other transaction is open, and everything is on the disk before it is read. */
const dump = (db: Kysely<Database>, pglite: PGlite): Promise<Uint8Array> =>
  db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection);
    const tar = await pglite.dumpDataDir('none');
    return new Uint8Array(await tar.arrayBuffer());
  });
