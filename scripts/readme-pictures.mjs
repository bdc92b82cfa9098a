// `npm run pictures:readme`: takes the pictures of README and docs/inspector.md anew, in both themes where the shop has
// two, from a shop that is seeded for them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { buildQa } from './build.mjs';
import { chromiumPath } from './lib/browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { root } from './lib/root.mjs';

const DOCS = join(root, 'docs');
const READY_MS = 120_000;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const THEMES = ['light', 'dark'];

/** Pictures: where they are taken, how large, and in which themes. */
const PICTURES = [
  ...THEMES.map((theme) => ({ file: `products-${theme}.png`, path: '/products', viewport: WIDE, theme })),
  ...THEMES.map((theme) => ({ file: `feed-phone-${theme}.png`, path: '/feeds', viewport: PHONE, theme })),
  { file: 'inspector.png', path: '/__inspector/machines/checkout', viewport: WIDE, theme: 'light' },
];

/** Runs a seeded shop of the QA build, which has the inspector too, while `use` takes pictures of it. */
async function withShop(use) {
  buildQa();
  const data = mkdtempSync(join(tmpdir(), 'readme-pictures-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: data,
    PORT: String(port),
    CLIENT_DIR: 'dist/qa',
    QA_TOOLS: '1',
    LOG_LEVEL: 'warn',
  };
  const shop = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    const until = Date.now() + READY_MS;
    while (!(await isReady(base))) {
      if (Date.now() > until || shop.exitCode !== null) throw new Error('the shop did not start');
      await pause(200);
    }
    await use(base);
  } finally {
    shop.kill('SIGTERM');
    if (shop.exitCode === null) await once(shop, 'exit');
    rmSync(data, { recursive: true });
  }
}

const isReady = (base) =>
  fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Takes one picture: drawn by the server, alive, with all pictures in sight loaded and nothing moving. */
async function take(browser, base, { file, path, viewport, theme }) {
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  await page.goto(`${base}${path}`);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  await page.screenshot({ path: join(DOCS, file) });
  await context.close();
  console.log(file);
}

await withShop(async (base) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    for (const picture of PICTURES) await take(browser, base, picture);
  } finally {
    await browser.close();
  }
});
