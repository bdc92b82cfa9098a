import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPictures } from '#server/jobs/sweeps/sweep-pictures.ts';
import { putDocument } from '#server/seller/applications/document-file.ts';
import { noteDocument, sweepDocuments } from '#server/seller/applications/document-service.ts';
import { decide, newApplicant, OWN } from '../../../support/members/applications.ts';
import { documentsOf, pdf, sentDocument, withDocument } from '../../../support/members/documents.ts';
import type { Person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DAY = 86_400_000;
const own = async (one: Person) => (await one.call.get(OWN)).body.data.application;
const fileOf = (id: number) => documentsOf(shop).fileOf(id);
const filesThere = () => documentsOf(shop).files();
const kept = (id: number, file: string) => documentsOf(shop).kept(id, file);

describe('deletion of a business registration', () => {
  it('happens at once with a withdrawn application', async () => {
    const [gone, staying] = [await withDocument(shop), await withDocument(shop)];
    await gone.one.call.delete(OWN);
    expect(await kept(gone.documentId, gone.file)).toEqual([0, false]);
    expect((await own(gone.one)).document).toBeNull();
    expect(await kept(staying.documentId, staying.file)).toEqual([1, true]);
  });

  it('happens with its member, used or not, and it is part of the data export', async () => {
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

  it('happens with a withdrawal during an upload, which comes too late', async () => {
    const { one } = await withDocument(shop);
    // Its request was let in, and its file is there.
    const late = await putDocument(shop.files, 'PDF', pdf('나중에'));
    expect((await one.call.delete('/api/users/withdraw', {})).status).toBe(200);
    await expect(noteDocument(shop.ports, one.id, late)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await documentsOf(shop).rowsOf(one.id)).toEqual([]);
    expect(await filesThere()).not.toContain(late.objectName);
  });

  it('happens by the clock: a day after an unused upload, thirty days after a decision', async () => {
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
      own.clock.advance((30 - 1) * DAY - 120_000);
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

  it('happens with a backup that restores its file without a row', async () => {
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
