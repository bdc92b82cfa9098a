import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applicationForm,
  applied,
  DESK,
  decide,
  newApplicant,
  OWN,
} from '../../../support/members/applications.ts';
import { documentsOf, pdf, sentDocument } from '../../../support/members/documents.ts';
import type { Person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DAY = 86_400_000;
const own = async (one: Person) => (await one.call.get(OWN)).body.data.application;
const rowsOf = (userId: number) => documentsOf(shop).rowsOf(userId);
const fileOf = (id: number) => documentsOf(shop).fileOf(id);
const filesThere = () => documentsOf(shop).files();
const kept = (id: number, file: string) => documentsOf(shop).kept(id, file);

describe('application with a document', () => {
  it('refers to the upload of its applicant, and returns it to applicant and administrator', async () => {
    const one = await newApplicant(shop);
    const documentId = await sentDocument(one);
    const sent = await one.call.post(OWN, applicationForm({ documentId }));
    const id = sent.body.data.applicationId;
    const document = { documentId, kind: 'PDF', bytes: pdf('견본').length };
    expect(sent.body.data.document).toEqual(document);
    expect((await own(one)).document).toEqual(document);
    expect((await shop.as('admin').get(`${DESK}/${id}`)).body.data.document).toEqual(document);
    // A list says nothing of it, and nobody is told where it lies.
    const list = JSON.stringify((await shop.as('admin').get(`${DESK}?size=100`)).body);
    expect([list.includes('documentId'), JSON.stringify(sent.body).includes('images/')]).toEqual([
      false,
      false,
    ]);
  });

  it('without one says so, for legacy clients too', async () => {
    const [{ one }, other] = [await applied(shop), await newApplicant(shop)];
    expect((await own(one)).document).toBeNull();
    await other.call.post(OWN, applicationForm({ documentId: null }));
    expect((await own(other)).document).toBeNull();
  });

  it('refuses those of others, missing ones, and those of another application as missing', async () => {
    const [one, other] = [await newApplicant(shop), await newApplicant(shop)];
    const [loose, used] = [await sentDocument(other), await sentDocument(other)];
    await other.call.post(OWN, applicationForm({ documentId: used }));
    const answers = await Promise.all(
      [loose, used, 999_999_999].map((documentId) => one.call.post(OWN, applicationForm({ documentId }))),
    );
    const [first, ...rest] = answers.map(({ status, body: { code, message, errors } }) => ({
      status,
      code,
      message,
      errors,
    }));
    expect(first).toMatchObject({ status: 404, code: 'DOCUMENT_NOT_FOUND' });
    expect(first?.errors).toEqual([{ field: 'documentId', message: first?.message }]);
    expect(rest).toEqual([first, first]);
    // What was refused has written nothing, and taken nothing from whom it belongs to.
    expect((await one.call.get(OWN)).body.data.application).toBeNull();
    expect((await rowsOf(other.id)).map(({ id, application_id }) => [id, application_id !== null])).toEqual([
      [loose, false],
      [used, true],
    ]);
    for (const documentId of [0, -1, 1.5, '1'])
      expect((await one.call.post(OWN, applicationForm({ documentId }))).status).toBe(400);
  });

  it('that was rejected does not pass it to the next', async () => {
    const one = await newApplicant(shop);
    const documentId = await sentDocument(one);
    const { applicationId } = (await one.call.post(OWN, applicationForm({ documentId }))).body.data;
    await decide(shop, one, 'reject');
    const long = new Date(shop.clock.now().getTime() - 8 * DAY);
    await shop.db
      .updateTable('seller_applications')
      .set({ decided_at: long })
      .where('id', '=', applicationId)
      .execute();
    const again = await one.call.post(OWN, applicationForm({ documentId }));
    expect([again.status, again.body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
  });

  it('sent many times at once is stored once, with its document', async () => {
    const one = await newApplicant(shop);
    const documentId = await sentDocument(one);
    const sends = Array.from({ length: 6 }, () => one.call.post(OWN, applicationForm({ documentId })));
    const codes = (await Promise.all(sends)).map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(codes.toSorted()).toEqual([...Array(5).fill('APPLICATION_EXISTS'), 'done']);
    expect((await own(one)).document.documentId).toBe(documentId);
    expect(await kept(documentId, await fileOf(documentId))).toEqual([1, true]);
  });

  it('repeated under its idempotency key is stored once, with its document', async () => {
    const one = await newApplicant(shop);
    const documentId = await sentDocument(one);
    const form = applicationForm({ documentId });
    const extra = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await one.call.post(OWN, form, extra);
    const again = await one.call.post(OWN, form, extra);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect((await rowsOf(one.id)).map(({ id }) => id)).toEqual([documentId]);
    expect(await filesThere()).toContain(await fileOf(documentId));
  });

  describe('changed application', () => {
    const asked = async () => {
      const one = await newApplicant(shop);
      const documentId = await sentDocument(one);
      const form = applicationForm({ documentId });
      await one.call.post(OWN, form);
      await decide(shop, one, 'more-info');
      const file = await fileOf(documentId);
      const amend = (documents: object) => {
        const { documentId: _, ...words } = form;
        return one.call.put(OWN, { application: { ...words, ...documents }, version: 2 });
      };
      return { one, documentId, file, amend };
    };

    it('keeps it if none is named, or the same', async () => {
      for (const said of ['nothing', 'itself'] as const) {
        const { one, documentId, file, amend } = await asked();
        const answer = await amend(said === 'nothing' ? {} : { documentId });
        expect([answer.status, answer.body.data.document.documentId]).toEqual([200, documentId]);
        expect([(await own(one)).document.documentId, ...(await kept(documentId, file))]).toEqual([
          documentId,
          1,
          true,
        ]);
      }
    });

    it('drops it for another one', async () => {
      const [{ one, documentId, file, amend }, staying] = [await asked(), await asked()];
      const next = await sentDocument(one);
      const answer = await amend({ documentId: next });
      expect(answer.body.data.document.documentId).toBe(next);
      expect(await kept(documentId, file)).toEqual([0, false]);
      expect(await kept(next, await fileOf(next))).toEqual([1, true]);
      expect(await kept(staying.documentId, staying.file)).toEqual([1, true]);
    });

    it('drops it if none is wanted', async () => {
      const { one, documentId, file, amend } = await asked();
      expect((await amend({ documentId: null })).body.data.document).toBeNull();
      expect(await kept(documentId, file)).toEqual([0, false]);
      expect((await own(one)).document).toBeNull();
    });

    it('keeps it if the change is refused', async () => {
      const { one, documentId, file, amend } = await asked();
      const others = await sentDocument(await newApplicant(shop));
      expect((await amend({ documentId: others })).body.code).toBe('DOCUMENT_NOT_FOUND');
      expect(await kept(documentId, file)).toEqual([1, true]);
      expect(await own(one)).toMatchObject({ state: 'MORE_INFO', document: { documentId } });
    });
  });
});
