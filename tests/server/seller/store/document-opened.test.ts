import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { applicationForm, applied, DESK, newApplicant, OWN } from '../../../support/members/applications.ts';
import { DOCUMENT, pdf, sendFile, withDocument } from '../../../support/members/documents.ts';
import type { Person } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { photo } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const filePath = (id: number) => `${DESK}/${id}/document`;
const tokenOf = ({ email }: Person) => openSession(shop.db, email, shop.clock.now());

describe('GET a business registration', () => {
  it('is for its applicant and for administrators, as a download with a generated name', async () => {
    const { one, id } = await withDocument(shop);
    const ways = [
      [DOCUMENT, await tokenOf(one)],
      [filePath(id), shop.tokenOf('admin')],
    ] as const;
    for (const [url, token] of ways) {
      const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect([answer.statusCode, answer.rawPayload]).toEqual([200, pdf('견본')]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(pdf('견본').length),
        'content-disposition': `attachment; filename="document-${id}.pdf"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('returns a picture as a picture, with the same headers', async () => {
    const one = await newApplicant(shop);
    const { documentId } = (await sendFile(one.call, await photo(200, 100))).body.data;
    const { applicationId } = (await one.call.post(OWN, applicationForm({ documentId }))).body.data;
    const answer = await shop.app.inject({
      url: DOCUMENT,
      headers: { authorization: `Bearer ${await tokenOf(one)}` },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename="document-${applicationId}.webp"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is refused to everybody else', async () => {
    const { id } = await withDocument(shop);
    const other = await newApplicant(shop);
    expect((await other.call.get(DOCUMENT)).status).toBe(404);
    expect((await shop.as('visitor').get(DOCUMENT)).status).toBe(401);
    for (const role of ['seller', 'admin'] as const)
      expect((await shop.as(role).get(DOCUMENT)).status).toBe(404);
    expect((await other.call.get(filePath(id))).status).toBe(403);
    expect((await shop.as('seller').get(filePath(id))).status).toBe(403);
    expect((await shop.as('visitor').get(filePath(id))).status).toBe(401);
  });

  it('returns 404 if there is none, and for a missing application', async () => {
    const { id, one } = await applied(shop);
    for (const path of [filePath(id), filePath(999_999_999)])
      expect((await shop.as('admin').get(path)).body.code).toBe('DOCUMENT_NOT_FOUND');
    expect((await one.call.get(DOCUMENT)).body.code).toBe('DOCUMENT_NOT_FOUND');
    // A backup that was laid back may lack a file.
    const lost = await withDocument(shop);
    await shop.files.remove(lost.file);
    expect((await lost.one.call.get(DOCUMENT)).status).toBe(404);
    expect((await shop.as('admin').get(filePath(lost.id))).status).toBe(404);
    expect(await actionsOf(shop, 'APPLICATION', lost.id)).toEqual([]);
  });

  it('by an administrator is recorded each time; by its applicant it is not', async () => {
    const { one, id } = await withDocument(shop);
    for (let time = 0; time < 2; time += 1) await shop.as('admin').get(filePath(id));
    await one.call.get(DOCUMENT);
    expect(await actionsOf(shop, 'APPLICATION', id)).toEqual([
      'APPLICATION_DOCUMENT_READ',
      'APPLICATION_DOCUMENT_READ',
    ]);
  });

  it('works at no other address, signed or not', async () => {
    const { one, file } = await withDocument(shop);
    const name = file.replace('images/', '');
    const tokens = ['', await tokenOf(one), shop.tokenOf('admin')];
    const sign = '?until=4102444800000&sign=AAAA';
    for (const path of [`/content/${file}`, `/${file}`, `/content/images/${name}`, `/private/${name}`])
      for (const token of tokens)
        for (const query of ['', sign]) {
          const headers = token ? { authorization: `Bearer ${token}` } : {};
          const answer = await shop.app.inject({ url: path + query, headers });
          expect([path, answer.statusCode]).toEqual([path, 404]);
          expect(answer.rawPayload.includes('%PDF-')).toBe(false);
        }
  });
});
