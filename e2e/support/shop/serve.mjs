// Starts the built server on a new data folder with rate limits out of reach.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededShop } from './seeded-shop.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
process.env.DATA_DIR = folder;
process.env.RATE_LIMIT_FACTOR = '1000';
process.env.LOG_LEVEL = 'warn';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// On PostgreSQL the database is that of the step, and the pictures come with it.
if (!process.env.DATABASE_URL) cpSync(await seededShop(), folder, { recursive: true });
await import('../../../dist/server/main.js');
