// Starts the built server on a new data folder with rate limits out of reach.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './seeded-database.mjs';
import { seededShop } from './seeded-shop.mjs';

const DROP = join(import.meta.dirname, 'drop-database.mjs');

const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
process.env.DATA_DIR = folder;
process.env.RATE_LIMIT_FACTOR = '1000';
process.env.LOG_LEVEL = 'warn';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const seeded = await seededShop();
cpSync(seeded.folder, folder, { recursive: true });
if (seeded.database) {
  const database = await createDatabase(seeded.database);
  process.env.DATABASE_URL = database;
  process.on('exit', () => spawnSync(process.execPath, [DROP, database]));
}
await import('../../../dist/server/main.js');
