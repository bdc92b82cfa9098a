import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProcesses } from '../../support/server/processes.ts';

/** Module hooks of a server process in which the policy FREE_DELIVERY_FROM is negative. */
const HOOKS = `export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.includes('/domain/policies/delivery.ts')) return loaded;
  const source = String(loaded.source).replace(/FREE_DELIVERY_FROM = [0-9_]+/, 'FREE_DELIVERY_FROM = -1');
  return { ...loaded, source };
}`;
const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const PRELOAD = moduleOf(
  `import { register } from 'node:module'; register('${moduleOf(HOOKS).replaceAll("'", '%27')}');`,
);

let processes: Awaited<ReturnType<typeof createProcesses>>;
beforeAll(async () => {
  processes = await createProcesses('EMPTY');
});
afterAll(() => processes.end());

it('server start with contradicting policies is refused with one message', async () => {
  const shop = await processes.launch({ NODE_OPTIONS: `--import=${PRELOAD}` }, 'SOURCES');
  expect(await shop.closed).toBe(1);
  expect(shop.output().trim()).toBe(
    'cannot start: the policies contradict each other: FREE_DELIVERY_FROM is below zero',
  );
});
