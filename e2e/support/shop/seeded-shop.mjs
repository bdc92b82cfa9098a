// A shop that this build has just seeded: the data folder of each shop of the tests begins as a copy of it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { createDatabase, dropDatabase, onPostgres } from './seeded-database.mjs';

const MAIN = resolve(import.meta.dirname, '../../../dist/server/main.js');
/** Milliseconds after which a shop is seeded anew: its days are counted from its seeding. */
const FRESH_MS = 3_600_000;
/** Milliseconds between two looks at whether it is ready. */
const PACE_MS = 100;

const isFresh = (folder) => existsSync(folder) && Date.now() - statSync(folder).mtimeMs < FRESH_MS;

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** File of a seeded folder with the address of its database, on PostgreSQL. */
const DATABASE = 'database-url';

/** Starts a shop on an empty folder and database, and ends it as soon as it is ready. */
async function seed(folder, database) {
  const port = await freePort();
  const where = database ? { DATABASE_URL: database } : {};
  const env = { ...process.env, ...where, DATA_DIR: folder, PORT: String(port) };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isReady(port))) await pause(PACE_MS);
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`the shop that is seeded ended with ${code}`);
}

/** A seeded shop by its folder, with the address of its database on PostgreSQL. */
function found(folder) {
  return { folder, database: onPostgres ? readFileSync(join(folder, DATABASE), 'utf8') : null };
}

/** A seeded shop, made where there is no fresh one of this build on the database of this run. */
export async function seededShop() {
  const build = createHash('sha256')
    .update(`${MAIN} ${statSync(MAIN).mtimeMs} ${onPostgres ? process.env.TEST_DATABASE_URL : ''}`)
    .digest('hex')
    .slice(0, 12);
  const place = join(tmpdir(), `shop-seeded-${build}`);
  if (isFresh(place)) return found(place);
  const making = mkdtempSync(join(tmpdir(), 'shop-seeding-'));
  const database = onPostgres ? await createDatabase() : null;
  await seed(making, database);
  if (database) writeFileSync(join(making, DATABASE), database);
  rmSync(place, { recursive: true, force: true });
  try {
    renameSync(making, place);
  } catch {
    // Another shop that began at the same moment was quicker.
    rmSync(making, { recursive: true, force: true });
    if (database) await dropDatabase(database);
  }
  return found(place);
}
