import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const client = clientFolder(['/']);
const shops: TestShop[] = [];
beforeAll(async () => {
  writeFileSync(join(client.clientDir, 'sw.js'), 'keeps');
  writeFileSync(join(client.clientDir, 'sw-off.js'), 'leaves');
  for (const serviceWorker of [true, false])
    shops.push(await startTestShop({ config: { clientDir: client.clientDir, serviceWorker } }));
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  client.remove();
});

it('service worker script is revalidated on every visit, also the one that unregisters', async () => {
  const answers = await Promise.all(
    shops.map(async ({ app }) => {
      const { statusCode, headers, body } = await app.inject({ url: '/sw.js' });
      return [statusCode, String(headers['content-type']).split(';')[0], headers['cache-control'], body];
    }),
  );
  expect(answers).toEqual([
    [200, 'application/javascript', 'no-cache', 'keeps'],
    [200, 'text/javascript', 'no-cache', 'leaves'],
  ]);
});

it('service worker: a switched-off worker is replaced by the one that unregisters, whatever the browser cached', async () => {
  const known = { 'if-none-match': '*', 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() };
  const answer = await shops[1]?.app.inject({ url: '/sw.js', headers: known });
  expect([answer?.statusCode, answer?.body]).toEqual([200, 'leaves']);
});

it('service worker is served unless switched off', () => {
  expect(readConfig({}).serviceWorker).toBe(true);
  expect(readConfig({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
  expect(() => readConfig({ SERVICE_WORKER: '0' })).toThrow('SERVICE_WORKER');
});
