import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openEmbedded, openPostgres, openReplicated } from '#server/db/open-database.ts';
import { timed } from '../parts.ts';

/** The database of this run: `TEST_ENGINE=postgres` needs `TEST_DATABASE_URL`. */
export const onPostgres = process.env.TEST_ENGINE === 'postgres';

/** Place of the migrated and seeded shop that tests copy: see image.ts. */
export type ShopImage = {
  /** Holds `content/` and, for the embedded engine, `db.tar`. */
  folder: string;
  /** Name of the database to copy; null on the embedded engine. */
  template: string | null;
  /** Tokens of open sessions by role. */
  tokens: Record<string, string>;
};

/** Creates a database on the PostgreSQL server of `TEST_DATABASE_URL`, empty or as a copy. */
export async function createTestUrl(
  template = 'template0',
): Promise<{ url: string; name: string; drop(): Promise<void> }> {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const locale = "encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";
  // Set by `npm test` where the cluster is in memory.
  const strategy = process.env.TEST_COPY_STRATEGY === 'file_copy' ? 'strategy file_copy' : '';
  await timed('copy of the database', () =>
    onServer(admin, `create database ${name} template ${template} ${locale} ${strategy}`),
  );
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.toString(), name, drop: () => onServer(admin, `drop database ${name} with (force)`) };
}

/**
 * A connection pool for one test. The database is dropped by force while ended connections still close; without
 * listeners an error of such a connection would end the whole run.
 */
export function openPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...options });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Standby of the test's PostgreSQL; `urlOf` resolves once a database has arrived there. */
export type Standby = { urlOf(database: string): Promise<string>; mostLagMs: number };

/** Returns a copy of the image on the database of this run; PostgreSQL gets a new database, dropped at the end. */
export async function openCopy(
  { folder, template }: ShopImage,
  standby: Standby | null = null,
): Promise<OpenDatabase> {
  if (template === null) return openEmbedded(null, await openAsBlob(join(folder, 'db.tar')));
  const { url, name, drop } = await createTestUrl(template);
  const opened = standby
    ? await openReplicated({ url, readUrl: await standby.urlOf(name), mostLagMs: standby.mostLagMs }, 10)
    : openPostgres(url, 10);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
