import { startPostgres } from './postgres.mjs';
import { ensurePostgres } from './system.mjs';

let cluster = null;

/** The PostgreSQL that tests were given, or one of their own until this process ends. */
export async function databaseUrl() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  if (cluster) return cluster.url;
  ensurePostgres();
  cluster = await startPostgres({ lasting: false });
  process.once('exit', () => cluster.stop());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return cluster.url;
}
