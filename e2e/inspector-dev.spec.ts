import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { box, expectQuickLayouts, loadedScripts } from './support/inspected.ts';

const PORT = Number(process.env.INSPECTOR_PORT ?? 4327) + 1;
const HOME = `http://127.0.0.1:${PORT}/__inspector/machines/home`;

/** The development server as started by `npm run dev`, with a cache of its own. */
const start = async (cacheDir: string): Promise<ViteDevServer> => {
  const root = join(import.meta.dirname, '..');
  const server = await createServer({
    root,
    cacheDir,
    server: { port: PORT, strictPort: true },
    logLevel: 'error',
  });
  return server.listen();
};
const hasAsked = ({ environments: { client } }: ViteDevServer): boolean =>
  client.moduleGraph.getModuleById('\0virtual:chart-drawings') !== undefined;

test('development server lays out charts in the background once, and has them at its next start', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const cache = mkdtempSync(join(tmpdir(), 'inspector-dev-'));
  const drawn = join(cache, 'chart-drawings.json');
  let server = await start(cache);
  try {
    await page.goto(`http://127.0.0.1:${PORT}/terms`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(hasAsked(server)).toBe(false);

    // This chart is laid out in the page without waiting for the others. (With an empty cache Vite bundles ELK again
    // and reloads the page.)
    await expect(async () => {
      await page.goto(HOME);
      await expect(box(page, 'home')).toBeVisible();
    }).toPass({ timeout: 180_000 });
    await expect.poll(() => existsSync(drawn), { timeout: 180_000 }).toBe(true);
    await page.reload();
    await expect(box(page, 'home')).toBeVisible();
    expect(await loadedScripts(page)).not.toContainEqual(expect.stringContaining('chart/layout-engine.ts'));

    // An open page would load itself again once the server is back, and abort the next navigation.
    await page.goto('about:blank');
    await server.close();
    server = await start(cache);
    await page.goto(HOME);
    await expect(box(page, 'home')).toBeVisible();
    await expectQuickLayouts(page);
    expect(await loadedScripts(page)).not.toContainEqual(expect.stringContaining('chart/layout-engine.ts'));
  } finally {
    await server.close();
    rmSync(cache, { recursive: true, force: true });
  }
});
