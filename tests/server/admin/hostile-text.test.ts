import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { report, sanction } from '../../support/care.ts';
import { feedBy, type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const IMG = '<img src=x onerror="globalThis.hit=1">';
const FORMULA = '=HYPERLINK("http://evil.example","급해요")';

let shop: TestShop;
let author: Person;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'subin', { nickname: IMG });
  admin = (await person(shop, 'admin', { nickname: IMG + IMG })).call;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('mails').execute();
});

/** Expects that no e-mail has an element outside the templates, or a second line in a header. */
async function expectHarmless(kinds: readonly string[]): Promise<void> {
  const mails = await shop.db.selectFrom('mails').select(['kind', 'subject', 'html', 'text']).execute();
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(kinds));
  for (const { kind, subject, html } of mails) {
    expect([kind, html.match(/<(?:img|script|iframe|svg)\b/gi)]).toEqual([kind, null]);
    expect([kind, /[\r\n]/.test(subject)]).toEqual([kind, false]);
  }
  const told = mails.map(({ html }) => html).join('');
  expect(told).toContain('&lt;img src=x');
}

it('e-mails about sanctions and decisions show typed text without markup', async () => {
  const words = { text: `${IMG}\r\nBcc: all@evil.example`, memo: IMG };
  const given = await sanction(admin, author.id, { kind: 'WARN', reason: 'OTHER', ...words });
  expect(given.status).toBe(200);
  const { feedId } = await feedBy(shop, author, { title: IMG, content: FORMULA });
  await report(shop, shop.tokenOf('user'), { targetType: 'FEED', targetId: feedId, description: IMG });
  const { content } = (await admin.get('/api/admin/reports')).body.data;
  const decision = {
    decision: 'HIDE',
    rule: IMG,
    noteToAuthor: `${FORMULA}${IMG}`,
    version: content[0].version,
  };
  const decided = await admin.post(`/api/admin/reports/${content[0].caseId}/decision`, decision);
  expect([decided.status, decided.body.code]).toEqual([200, undefined]);
  await expectHarmless(['sanction', 'case-decided']);
});

it('every admin answer is JSON that no browser renders as a page', async () => {
  const routes = shop.app.shopRoutes.filter(
    ({ access, method, path }) => access === 'admin' && method === 'GET' && !path.includes(':email'),
  );
  expect(routes.length).toBeGreaterThan(20);
  for (const { path } of routes) {
    const url = path.replace(/:\w+/g, String(author.id));
    const { headers } = await admin.get(url);
    expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(/^application\/json\b/)]);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  }
});

it('audit log export: no name of a member is a formula', async () => {
  await author.set({ nickname: FORMULA });
  await admin.post(`/api/admin/users/${author.id}/memos`, { text: FORMULA });
  await author.call.post('/api/users/me/password', {});
  await shop.db
    .insertInto('audit_entries')
    .values({
      at: shop.clock.now(),
      actor_id: author.id,
      action: 'ORDER_MOVED',
      target_type: 'ORDER',
      target_id: 1,
      detail: {},
      request_id: FORMULA,
    })
    .execute();
  const { body } = await admin.post('/api/admin/audit/export', {});
  const cells: string[] = body.data.csv.split(/[,\r\n]+/);
  expect(body.data.csv).toContain(`"'=HYPERLINK(""http://evil.example""`);
  expect(cells.filter((cell) => /^"?[=+@＝＋＠]/.test(cell))).toEqual([]);
});
