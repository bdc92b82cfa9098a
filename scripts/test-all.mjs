// `npm run test:all`: everything at full strength, with orders of late answers that no run has had before.
import { addServices } from './lib/system.mjs';

process.env.THOROUGH = '1';
process.env.RACE_SEED ??= String(Date.now() % 1_000_000_000);
addServices();
console.log(`RACE_SEED=${process.env.RACE_SEED}`);
await import('./test.mjs');
