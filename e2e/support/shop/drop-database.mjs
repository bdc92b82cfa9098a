// Drops the database of a shop under test that has ended: its process cannot wait for that itself.
import { dropDatabase } from './seeded-database.mjs';

await dropDatabase(process.argv[2]);
