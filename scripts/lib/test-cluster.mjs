import { findPostgres, startPostgres } from './postgres.mjs';
import { ensurePostgres } from './system.mjs';
import { isInMemory, testPlace } from './test-folder.mjs';

let starting = null;

async function start() {
  ensurePostgres();
  const cluster = await startPostgres({ lasting: false, place: testPlace });
  process.once('exit', () => cluster.stop());
  return cluster.url;
}

/**
 * How a copy of the shop's database is made on a cluster of our own: file by file where that costs no disk, else by way
 * of the log. PostgreSQL before 15 knows one way and is not asked; nor is the server of `TEST_DATABASE_URL`.
 */
function copyStrategy() {
  if (process.env.TEST_DATABASE_URL) return {};
  const major = Number(findPostgres()?.match(/(\d+)\/bin$/)?.[1]);
  return isInMemory && major >= 15 ? { TEST_COPY_STRATEGY: 'file_copy' } : {};
}

/** Whether there is a PostgreSQL, installed or named by `TEST_DATABASE_URL`. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL ?? findPostgres());

/** What tests on PostgreSQL are told. */
export const onPostgres = async () => ({
  TEST_ENGINE: 'postgres',
  TEST_DATABASE_URL: await databaseUrl(),
  ...copyStrategy(),
});

/** The PostgreSQL that tests were given, or one of their own until this process ends. */
async function databaseUrl() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  // Steps that begin together share it.
  starting ??= start();
  return starting;
}
