import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const client = clientFolder(['/feeds']);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { clientDir: client.clientDir, maxLoopDelay: 1 } });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});

/** Status, media type, retry time and presence of the refusal's sentence of the answers to calls that come together, just after the event loop was blocked. */
async function askWhileBusy(urls: readonly string[]) {
  const until = performance.now() + 100;
  while (performance.now() < until);
  const answers = urls.map((url) => shop.app.inject({ url, headers: { accept: 'text/html' } }));
  return (await Promise.all(answers)).map(({ statusCode, headers, body }) => [
    statusCode,
    String(headers['content-type']).split(';')[0],
    headers['retry-after'],
    body.includes('잠시 쉬고 있어요.'),
  ]);
}
const whileBusy = (...urls: string[]) =>
  expect.poll(() => askWhileBusy(urls), { timeout: 10_000, interval: 10 });
const REFUSED_PAGE = [503, 'text/html', '2', true];

it('under pressure the server answers 503 as a page, the envelope, or plain text, by the request', () =>
  whileBusy('/feeds', '/api/stores', '/assets/index-abc.js').toEqual([
    REFUSED_PAGE,
    [503, 'application/json', '2', true],
    [503, 'text/plain', '2', true],
  ]));

it('under pressure the server still serves the stylesheet of that page and the health check', () =>
  whileBusy('/feeds', '/trouble.css?x=1', '/healthz').toEqual([
    REFUSED_PAGE,
    [200, 'text/css', undefined, false],
    [200, 'application/json', undefined, false],
  ]));
