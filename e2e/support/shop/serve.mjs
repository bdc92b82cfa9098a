// The built server on a fresh data folder, with request limits out of the way.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
process.env.DATA_DIR = folder;
process.env.RATE_LIMIT_FACTOR = '1000';
process.env.LOG_LEVEL = 'warn';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../../dist/server/main.js');
