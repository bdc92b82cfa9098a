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
import { openReplica, type Replica } from './replica/replica.ts';
import { type Connecting, routedPool } from './replica/routed-pool.ts';
import { DataFolderBroken, noteMade, requireWhole } from './shop-folder.ts';
import { noteQuery } from './statements/query-counter.ts';
import { keepsStatementNames, namedStatements } from './statements/statement-names.ts';
import { publishStatementTime } from './statements/statement-times.ts';

const INT8 = 20;
const DATE = 1082;
// Statements and lock waits are bounded: a stuck one answers 503 instead of occupying the pool.
const LIMITS = { statement_timeout: 5_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 10_000 };
const POOL_OPTIONS = {
  ...LIMITS,
  connectionTimeoutMillis: 2_000,
  // Detects a host that disappeared.
  keepAlive: true,
};

/** Open database with its engine. */
export type OpenDatabase = {
  db: Kysely<Database>;
  engine: 'pglite' | 'postgres';
  /**
   * False behind a pooler without prepared statements: each statement is then parsed and planned
   * anew.
   */
  statementNames?: boolean;
  /** Connections in use and idle, and requests that wait for one; the embedded engine has no pool. */
  pool?(): { used: number; idle: number; waiting: number };
  /** Read replica, if one is configured. */
  replica?: Replica;
  /** Consistent snapshot of the embedded database as a tar file; PostgreSQL has its own tools. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
};

const log = (event: LogEvent) => {
  if (event.level === 'query') noteQuery();
  publishStatementTime(event);
};

/** Opens the configured database: PostgreSQL, or the embedded engine in a folder. */
export const openConfigured = ({
  databaseUrl,
  databaseReadUrl,
  databasePool,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'databasePool' | 'dataDir'>): Promise<OpenDatabase> =>
  databaseUrl ? openLimited(databaseUrl, databasePool, databaseReadUrl) : openShop(join(dataDir, 'db'));

/** Opens the embedded database of a shop; creates one only in a new folder. */
export async function openShop(folder: string): Promise<OpenDatabase> {
  requireWhole(folder);
  const opened = await openEmbedded(folder).catch((error: unknown) => {
    if (error instanceof DataFolderInUse) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new DataFolderBroken(folder, `does not open (${why})`, { cause: error });
  });
  noteMade(folder);
  // The engine creates world-readable files, so that the folder itself is closed to other accounts.
  await makePrivate(folder);
  return opened;
}

async function openLimited(url: string, poolSize: number, readUrl: string | null): Promise<OpenDatabase> {
  const statementNames = await keepsStatementNames(url);
  const opened = readUrl
    ? await openReplicated({ url, readUrl }, poolSize, statementNames)
    : openPostgres(url, poolSize, statementNames);
  try {
    await requireLimits(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Throws if the connection lacks the timeouts, as a pooler may drop them silently and one stuck
 * statement would block the shop.
 */
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

/**
 * Opens PostgreSQL with a pool and, unless `statementNames` is false, prepared statements. Ids are
 * returned as numbers and dates as `yyyy-MM-dd`, as with the embedded engine.
 */
export function openPostgres(url: string, poolSize: number, statementNames = true): OpenDatabase {
  const pool = openPool(url, poolSize);
  return overPool(pool, pool, statementNames);
}

/** Opens PostgreSQL with a read replica, which answers statements within `fromReplica`; tests allow it less lag. */
export async function openReplicated(
  { url, readUrl, mostLagMs }: { url: string; readUrl: string; mostLagMs?: number },
  poolSize: number,
  statementNames = true,
): Promise<OpenDatabase> {
  const replica = await openReplica(url, {
    readUrl,
    max: poolSize,
    ...POOL_OPTIONS,
    ...(mostLagMs && { mostLagMs }),
  });
  const pool = openPool(url, poolSize);
  return { ...overPool(pool, routedPool(pool, replica), statementNames), replica };
}

function openPool(url: string, poolSize: number): pg.Pool {
  pg.types.setTypeParser(INT8, Number);
  pg.types.setTypeParser(DATE, (text) => text);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...POOL_OPTIONS });
  // The pool replaces a failed connection; without listeners the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // JIT compilation costs more than it saves: the planner overestimates lists with subqueries,
    // and an export of 10,000 members spent half its time compiling.
    client.query('set jit = off').catch(() => {});
  });
  return pool;
}

function overPool(pool: pg.Pool, connecting: Connecting, statementNames: boolean): OpenDatabase {
  const dialect = new PostgresDialect({ pool: statementNames ? namedStatements(connecting) : connecting });
  const db = new Kysely<Database>({ dialect, log });
  const readPool = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, engine: 'postgres', statementNames, pool: readPool, close: () => db.destroy() };
}

/**
 * Opens the embedded engine in a folder (locked for this process), or in memory for null. A new one
 * is empty, or loaded from a `dump`.
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

/**
 * Dumps the database while holding the only connection, so that no transaction is open and
 * everything is on disk.
 */
const dump = (db: Kysely<Database>, pglite: PGlite): Promise<Uint8Array> =>
  db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection);
    const tar = await pglite.dumpDataDir('none');
    return new Uint8Array(await tar.arrayBuffer());
  });
