import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { CHANNEL } from '#src/inspector/live/protocol.ts';
import { thorough } from '../../scripts/lib/testing/thorough.mjs';

/** The box of a state in a drawn chart. */
export const box = (scope: Page | FrameLocator, id: string): Locator => scope.locator(`[data-node="${id}"]`);

/** The watched page's id, and its actors by machine, as a viewer would learn them. */
export const shopActors = (page: Page): Promise<{ pageId: string; actors: Record<string, number> }> =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => {
          if (data.kind !== 'log') return;
          channel.close();
          const rows: { machine: string; actor: number }[] = data.log.actors;
          resolve({
            pageId: data.page,
            actors: Object.fromEntries(rows.map((row) => [row.machine, row.actor])),
          });
        };
        channel.postMessage({ from: 'viewer', page: null, kind: 'hello' });
      }),
    CHANNEL,
  );

type Load = { pageId: string; actor: number; perSecond: number; ms: number };

/** Sends events to an actor at a steady rate while it counts the frames of the shop. */
export const measureFrames = (page: Page, load: Load): Promise<{ fps: number; sent: number }> =>
  page.evaluate(
    async ({ name, pageId, actor, perSecond, ms }) => {
      const channel = new BroadcastChannel(name);
      const start = performance.now();
      let sent = 0;
      let frames = 0;
      await new Promise<void>((resolve) => {
        const frame = () => {
          const passed = performance.now() - start;
          frames += 1;
          for (const due = Math.floor((passed / 1000) * perSecond); sent < due; sent += 1)
            channel.postMessage({
              from: 'viewer',
              page: pageId,
              kind: 'send',
              actor,
              event: { type: 'page.visited' },
            });
          if (passed < ms) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      });
      channel.close();
      return { fps: frames / (ms / 1000), sent };
    },
    { name: CHANNEL, ...load },
  );

/** What a chart may take to be laid out, the first of a page too. */
const LAYOUT_MS = 300;

/** Times of the layouts of a page so far, in ms (src/inspector/chart/use-layout.ts). */
export const layoutTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => performance.getEntriesByName('chart layout').map(({ duration }) => duration));
/** No chart kept the page waiting; times are measured where the machine has nothing else to do. */
export async function expectQuickLayouts(page: Page): Promise<void> {
  const times = await layoutTimes(page);
  expect(times.length).toBeGreaterThan(0);
  if (thorough) expect(Math.max(...times)).toBeLessThan(LAYOUT_MS);
}

export const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
