// npm run seed:big -- --products 10000: adds generated products to the shop of DATA_DIR or DATABASE_URL.
import { readConfig } from '#server/config.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { startShop } from '#server/start-shop.ts';

process.umask(0o077);

const at = process.argv.indexOf('--products');
const count = Number(process.argv[at + 1]);
if (at === -1 || !Number.isInteger(count) || count < 1) {
  console.error('Say how many: npm run seed:big -- --products 10000');
  process.exit(1);
}
const shop = await startShop(readConfig({ ...process.env, LOG_LEVEL: 'silent' }));
const started = performance.now();
await seedBigCatalogue(shop.opened.db, count);
console.log(
  `${count} products in ${((performance.now() - started) / 1000).toFixed(1)} s (${shop.opened.engine})`,
);
await shop.close();
