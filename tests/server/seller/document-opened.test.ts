import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECIDED_DAYS } from '#domain/seller/application-paper.ts';
import { sweepDocuments } from '#server/seller/applications/document-service.ts';
import { sweepPictures } from '#server/upkeep/sweep-pictures.ts';
import { applicationForm, applied, DESK, decide, newApplicant, OWN } from '../../support/applications.ts';
import { DOCUMENT, documentsOf, pdf, sendFile, sentDocument, withDocument } from '../../support/documents.ts';
import { photo } from '../../support/multipart.ts';
import type { Person } from '../../support/people.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { openSession } from '../../support/sessions.ts';
import { actionsOf } from '../../support/trail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DAY = 86_400_000;
const filePath = (id: number) => `${DESK}/${id}/document`;
const tokenOf = ({ email }: Person) => openSession(shop.db, email, shop.clock.now());
const own = async (one: Person) => (await one.call.get(OWN)).body.data.application;
const fileOf = (id: number) => documentsOf(shop).fileOf(id);
const filesThere = () => documentsOf(shop).files();
const kept = (id: number, file: string) => documentsOf(shop).kept(id, file);

describe('opening it', () => {
  it('is for its applicant and for administrators, as a file to keep, under a name of the shop', async () => {
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

  it('answers a picture as one, guarded alike', async () => {
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

  it('is for nobody else', async () => {
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

  it('says missing where there is none, and of nothing', async () => {
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

  it('by an administrator is in the trail each time; by its applicant it is not', async () => {
    const { one, id } = await withDocument(shop);
    for (let time = 0; time < 2; time += 1) await shop.as('admin').get(filePath(id));
    await one.call.get(DOCUMENT);
    expect(await actionsOf(shop, 'APPLICATION', id)).toEqual([
      'APPLICATION_DOCUMENT_READ',
      'APPLICATION_DOCUMENT_READ',
    ]);
  });

  it('happens at no other address, whoever asks and however it is signed', async () => {
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

describe('a document goes', () => {
  it('with an application that is withdrawn, at once', async () => {
    const [gone, staying] = [await withDocument(shop), await withDocument(shop)];
    await gone.one.call.delete(OWN);
    expect(await kept(gone.documentId, gone.file)).toEqual([0, false]);
    expect((await own(gone.one)).document).toBeNull();
    expect(await kept(staying.documentId, staying.file)).toEqual([1, true]);
  });

  it('with its member, whether it was named or not, and is in what a member takes along', async () => {
    const [gone, staying] = [await withDocument(shop), await withDocument(shop)];
    const loose = await sentDocument(gone.one);
    const looseFile = await fileOf(loose);
    const taken = (await gone.one.call.get('/api/users/me/export')).body.sellerDocuments;
    expect(taken).toMatchObject([
      { id: gone.documentId, application_id: gone.id, kind: 'PDF' },
      { id: loose, application_id: null, kind: 'PDF' },
    ]);
    expect(JSON.stringify(taken)).not.toContain('images/');
    expect((await gone.one.call.delete('/api/users/withdraw', {})).status).toBe(200);
    expect(await kept(gone.documentId, gone.file)).toEqual([0, false]);
    expect(await kept(loose, looseFile)).toEqual([0, false]);
    expect(await kept(staying.documentId, staying.file)).toEqual([1, true]);
  });

  it('by the clock: a day after it was sent for nothing, thirty days after a decision, never before', async () => {
    const own = await startTestShop();
    try {
      const left = async () =>
        (await own.db.selectFrom('seller_documents').select('id').orderBy('id').execute()).map(
          ({ id }) => id,
        );
      const seeded = await left();
      const people = [];
      for (let count = 0; count < 4; count += 1) people.push(await withDocument(own));
      const [waits, approved, rejected, asked] = people;
      if (!waits || !approved || !rejected || !asked) throw new Error('nobody came');
      const loose = await sentDocument(await newApplicant(own));
      await decide(own, approved.one, 'approve');
      await decide(own, rejected.one, 'reject');
      await decide(own, asked.one, 'more-info');
      const named = people.map(({ documentId }) => documentId);
      const sweep = () => sweepDocuments(own.ports);
      own.clock.advance(DAY - 60_000);
      await sweep();
      expect(await left()).toEqual([...seeded, ...named, loose]);
      own.clock.advance(120_000);
      await sweep();
      expect(await left()).toEqual([...seeded, ...named]);
      own.clock.advance((DECIDED_DAYS - 1) * DAY - 120_000);
      await sweep();
      expect(await left()).toEqual([...seeded, ...named]);
      own.clock.advance(120_000);
      await sweep();
      expect(await left()).toEqual([...seeded, waits.documentId, asked.documentId]);
      const files = (await own.files.list('documents')).map(({ name }) => name);
      expect(people.map(({ file }) => files.includes(file))).toEqual([true, false, false, true]);
    } finally {
      await own.close();
    }
  });

  it('with a backup that brings back its file alone: no row names it', async () => {
    const { one, file, documentId } = await withDocument(shop);
    const body = await shop.files.read(file);
    const bytes = Buffer.concat((await body?.body.toArray()) ?? []);
    await one.call.delete(OWN);
    await shop.files.put(file, bytes);
    const listed = (await shop.files.list('documents')).map((entry) => ({
      ...entry,
      writtenAt: new Date(0),
    }));
    const files = {
      list: async (area: string) => (area === 'documents' ? listed : []),
      remove: shop.files.remove,
    };
    await sweepPictures({ db: shop.db, log: shop.app.log, files });
    expect(await kept(documentId, file)).toEqual([0, false]);
    // Others are named, and stay.
    expect(await filesThere()).toHaveLength(listed.length - 1);
  });
});
