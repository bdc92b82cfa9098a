import { afterAll, describe, expect, it } from 'vitest';
import { readPages } from '#server/http/pages/pages.ts';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { startTestShop } from '../../../support/server/server.ts';

const client = clientFolder(allPaths);
const { clientDir } = client;
afterAll(client.remove);

describe('head of a page', () => {
  const pages = readPages({
    clientDir,
    apiOrigin: null,
    contentOrigin: null,
    botCheckKey: '',
    demoGuide: false,
  });
  const named = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]*)">/g)].map(([, file]) => file);

  it('of an app shell preloads its code and that of its first calls', async () => {
    const shop = await startTestShop({ config: { clientDir } });
    const { body } = await shop.app.inject({ url: '/products/7' });
    expect(named(body)).toEqual(['/assets/product-abc.js', '/assets/line-abc.js']);
    await shop.close();
    expect(named(pages.html('/terms'))).toEqual(['/assets/line-abc.js']);
  });

  it('of a rendered page preloads the code of its screen only', () => {
    expect(named(pages.frame('/products/7'))).toEqual(['/assets/product-abc.js']);
    expect(named(pages.frame('/terms'))).toEqual([]);
  });
});
