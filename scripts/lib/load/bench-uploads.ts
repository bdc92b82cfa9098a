// CPU of one uploaded photograph: in the process that answers, and in the job that makes its variants.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readConfig } from '#server/config.ts';
import { folderStore } from '#server/files/folder-store.ts';
import { makeVariants } from '#server/files/make-variants.ts';
import type { FileStore } from '#server/kit/ports/file-store.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { multipart, picture } from '../../../tests/support/server/multipart.ts';
import { quantile } from '../mutation/callers.ts';
import { isWriting, tableOf, writeNumbers } from '../numbers.mjs';
import { findPostgres, startPostgres } from '../postgres.mjs';
import { addBuyers } from './order-buyers.ts';

const WARM_UP = 3;
const UPLOADS = process.argv.includes('--short') ? 9 : 25;
const GOAL_MS = 150;
/** Sides in pixels of what is sent. */
const SIZES = [
  { width: 4_000, height: 3_000 },
  { width: 1_200, height: 900 },
] as const;

/** Grey noise that is blurred: neither as cheap to encode as one colour nor as dear as noise. */
const photograph = ({ width, height }: (typeof SIZES)[number]): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(3)
    .jpeg({ quality: 88 })
    .toBuffer();

/** Returns what the work has answered and the CPU in ms that all threads of this process have used meanwhile. */
async function cpuOf<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { answer, ms: (user + system) / 1_000 };
}

/** Returns the row of one size: medians of the CPU of an upload, of its job, and of both. */
async function measure(
  { app }: RunningShop,
  files: FileStore,
  token: string,
  size: (typeof SIZES)[number],
): Promise<string[]> {
  const bytes = await photograph(size);
  const { payload, headers } = multipart([picture(bytes, 'file')]);
  const call = { method: 'POST', url: '/api/images/upload', payload } as const;
  const times: { web: number; job: number }[] = [];
  for (let sent = 0; sent < WARM_UP + UPLOADS; sent += 1) {
    const upload = () => app.inject({ ...call, headers: { ...headers, authorization: `Bearer ${token}` } });
    const web = await cpuOf(upload);
    if (web.answer.statusCode !== 200) throw new Error(`the upload answered ${web.answer.statusCode}`);
    const name = web.answer.json().data.imageUrl.replace('/content/', '');
    const job = await cpuOf(() => makeVariants(files, name));
    if (sent >= WARM_UP) times.push({ web: web.ms, job: job.ms });
  }
  const median = (of: (one: { web: number; job: number }) => number) => quantile(times.map(of), 0.5);
  const ms = [median(({ web }) => web), median(({ job }) => job), median(({ web, job }) => web + job)];
  const what = `${size.width} x ${size.height}, ${Math.round(bytes.length / 1024)} KiB`;
  const goal = `${GOAL_MS} ms${(ms[0] ?? 0) > GOAL_MS ? ' (missed)' : ''}`;
  return [what, ...ms.map((one) => `${one.toFixed(0)} ms`), goal];
}

/** Measures uploads at a process that does no jobs, on PostgreSQL; with `--write` into docs/numbers.md. */
export async function benchUploads(): Promise<void> {
  if (!findPostgres()) throw new Error('uploads are measured on PostgreSQL, which is not installed');
  const load = `${UPLOADS} uploads each; ${loadavg()[0]?.toFixed(1)} processes ran or waited at the start, on ${availableParallelism()} cores.`;
  const { url, stop } = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'shop-uploads-'));
  const own = { DATABASE_URL: url, ROLE: 'web', DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0' };
  try {
    const shop = await startShop(
      readConfig({ ...process.env, ...own, RATE_LIMIT_FACTOR: '1000000', HANDLER_TIMEOUT: '0' }),
    );
    const files = folderStore(join(folder, 'content'));
    const [token = ''] = await addBuyers(shop.opened.db, 1);
    const rows: string[][] = [];
    for (const size of SIZES) rows.push(await measure(shop, files, token, size));
    await shop.close();
    for (const row of rows) console.log(row.join('  '));
    const head = ['photograph', 'process that answers', 'job', 'both', 'goal'];
    if (isWriting()) writeNumbers('uploads', [load, '', ...tableOf(head, rows)]);
  } finally {
    stop();
    await rm(folder, { recursive: true, force: true });
  }
}
