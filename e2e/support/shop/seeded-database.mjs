// Databases of the shops under test on the PostgreSQL of this run; none where it is the embedded one that is tested.
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = process.env.TEST_ENGINE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined;

/** Whether shops under test are on PostgreSQL. */
export const onPostgres = server !== undefined;

async function onServer(statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameOf = (url) => new URL(url).pathname.slice(1);

/** Creates a database, empty or as a copy of one that nobody is connected to; returns its address. */
export async function createDatabase(template) {
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const strategy = process.env.TEST_COPY_STRATEGY === 'file_copy' ? 'strategy file_copy' : '';
  const locale = "encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";
  await onServer(
    `create database ${name} template ${template ? nameOf(template) : 'template0'} ${locale} ${strategy}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Drops a database, with the connections that are still open. */
export const dropDatabase = (url) => onServer(`drop database if exists ${nameOf(url)} with (force)`);
