import { setTimeout as wait } from 'node:timers/promises';
import type { RunningShop } from '#server/start-shop.ts';
import { tableOf } from '../numbers.mjs';
import { fillFresh, GROWTH_FILES } from './growth-files.ts';
import { growthImports } from './growth-imports.ts';
import { type Row, shown, type Tokens, time } from './growth-time.ts';

/** ms in which a file of ten thousand rows is written, also by the first call. */
const FILE_GOAL = 300;
export const FILE_HEAD = ['file', 'first call ms', 'then p50 / p95 ms', 'goal ms', 'other than 200'];
const LOOK_MS = 200;

/** Waits until the shop no longer refuses calls: a long statement of the embedded engine holds the loop. */
async function untilAnswered(url: string): Promise<void> {
  while ((await fetch(url)).status === 503) await wait(LOOK_MS);
}

/** The first call of each file is apart: it meets a database that knows nothing yet of its rows. */
export async function measureFiles(shop: RunningShop, tokens: Tokens, rounds: number): Promise<Row[]> {
  const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const ids = await fillFresh(shop.opened.db);
  console.log([`${shop.opened.engine}:`, ...tableOf(FILE_HEAD, [])].join('\n'));
  const rows: Row[] = [];
  const measure = async (files: typeof GROWTH_FILES) => {
    for (const { name, as, path, body = {} } of files) {
      const url =
        base + path.replace(':campaign', `${ids.campaign}`).replace(':settlement', `${ids.settlement}`);
      await untilAnswered(`${base}/api/products/facets`);
      const first = await time(url, tokens.get(as), 1, body);
      const next = await time(url, tokens.get(as), rounds, body);
      const worst = Math.max(first.p95, next.p95);
      const refused = [...first.refused, ...next.refused].map(([status, times]) => `${status} x ${times}`);
      const goal = `${FILE_GOAL}${worst > FILE_GOAL ? ' (missed)' : ''}`;
      const cells = [name, first.p95.toFixed(0), shown(next), goal, refused.join(', ')];
      console.log(`| ${cells.join(' | ')} |`);
      rows.push({ cells, worst, isRefused: refused.length > 0 });
    }
  };
  await measure(GROWTH_FILES);
  await measure(await growthImports(base, tokens.get('seller')));
  return rows;
}
