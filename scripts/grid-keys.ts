// npm run grid: how long a key in a grid of 45 options takes to be drawn, on a browser that is four times slower. It is
// reported and stops nothing. `--write` puts it into docs/numbers.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { chromiumPath } from './lib/browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { root } from './lib/root.mjs';

const SLOWER = 4;
const GOAL_MS = 100;
const TIMES = 30;
const COLORS = ['블랙', '네이비', '아이보리'];
/** What is done to the grid: one cell, and all of them. */
const ACTS: Readonly<Record<string, { before?: string; keys: readonly string[] }>> = {
  'an arrow': { keys: ['ArrowRight', 'ArrowLeft'] },
  'an arrow that selects': { keys: ['Shift+ArrowDown', 'Shift+ArrowUp'] },
  'a digit in one cell': { keys: ['7', 'Escape'] },
  'a digit in all 45 cells': { before: 'Control+a', keys: ['7', 'Escape'] },
  'one piece more in all 45 cells': { before: 'Control+a', keys: ['+', '-'] },
};

/** Milliseconds from the key until the picture after it is made. */
async function timeOf(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const drawn = new Promise<number>((resolve) => {
      const started = ({ timeStamp }: KeyboardEvent) =>
        requestAnimationFrame(() => {
          // A message comes after the frame that this one belongs to.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      // With Shift and Control comes a key before the key.
      const listen = (event: KeyboardEvent) => {
        if (event.key === 'Shift' || event.key === 'Control') return;
        window.removeEventListener('keydown', listen, true);
        started(event);
      };
      window.addEventListener('keydown', listen, true);
    });
    Object.assign(window, { drawn });
  });
  await page.keyboard.press(key);
  return page.evaluate(async () => Number(await Reflect.get(window, 'drawn')));
}

async function openGrid(page: Page, base: string): Promise<void> {
  const answer = await page.request.post(`${base}/api/auth/login`, {
    data: { email: 'seller@sinbaljang.test', password: DEMO_PASSWORD },
  });
  const { data } = await answer.json();
  // What runs this script names functions by a helper, also those that the page is given.
  await page.addInitScript({ content: 'globalThis.__name = (given) => given;' });
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      token: String(data.token),
      nickname: String(data.nickname),
      name: String(data.name),
      email: String(data.email),
      userType: 'seller',
    },
  );
  await page.goto(`${base}/products/upload`);
  await page.getByLabel('색상 추가').focus();
  for (const color of COLORS) {
    await page.keyboard.type(color);
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-cell="1-4"]').click();
  for (const key of ['Control+a', '5', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-cell="1-4"]').click();
}

async function measure(base: string): Promise<string[][]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openGrid(page, base);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows: string[][] = [];
  for (const [name, { before, keys }] of Object.entries(ACTS)) {
    await page.locator('[data-cell="1-4"]').click();
    if (before) await page.keyboard.press(before);
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth += 1) {
      const time = await timeOf(page, keys[nth % keys.length] ?? '7');
      // What takes a number back is not measured with what writes it.
      if (nth % keys.length === 0) times.push(time);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
    rows.push([name, at(0.5), at(0.95)]);
    console.log([name.padEnd(32), at(0.5), at(0.95), `goal ${GOAL_MS} ms`].join('  '));
  }
  await browser.close();
  return rows;
}

const folder = await mkdtemp(join(tmpdir(), 'shop-grid-'));
const port = await freePort();
const shop = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' },
  stdio: 'inherit',
});
const base = `http://127.0.0.1:${port}`;
try {
  for (let tries = 0; tries < 240; tries += 1) {
    const isUp = await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const rows = await measure(base);
  if (isWriting()) writeNumbers('grid', tableOf(['a key', 'p50', 'p95'], rows));
} finally {
  shop.kill();
  await once(shop, 'exit');
  await rm(folder, { recursive: true, force: true });
}
