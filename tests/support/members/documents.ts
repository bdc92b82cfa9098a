import { multipart } from '../server/multipart.ts';
import type { TestShop } from '../server/server.ts';
import { applicationForm, newApplicant, OWN } from './applications.ts';
import type { Person } from './people.ts';

export const DOCUMENT = `${OWN}/document`;

/** A PDF with a page of words; `extra` stands in its root and `last` in its trailer. */
export function pdf(words: string, extra = '', last = ''): Buffer {
  const stream = `BT (${words}) Tj ET`;
  return Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${extra} >>\nendobj`,
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj',
      `4 0 obj\n<< /Length ${Buffer.byteLength(stream)} >>\nstream\n${stream}\nendstream\nendobj`,
      `trailer\n<< /Size 5 /Root 1 0 R ${last} >>`,
      'startxref\n0\n%%EOF\n',
    ].join('\n'),
  );
}

/** Files as a form. */
export const filed = (files: readonly Buffer[], filename = '사업자등록증.pdf', type = 'application/pdf') =>
  multipart(files.map((data) => ({ name: 'file', data, filename, type })));

export function sendFile(call: Person['call'], data: Buffer, filename?: string, type?: string) {
  const { payload, headers } = filed([data], filename, type);
  return call.post(DOCUMENT, payload, { headers });
}

/** A PDF that a member has sent and nothing names yet. */
export async function sentDocument({ call }: Person): Promise<number> {
  const answer = await sendFile(call, pdf('견본'));
  if (answer.status !== 200) throw new Error(`sending failed: ${JSON.stringify(answer.body)}`);
  return answer.body.data.documentId;
}

/** Rows of documents and what lies in their area. */
export const documentsOf = (shop: TestShop) => {
  const table = () => shop.db.selectFrom('seller_documents');
  const files = async () => (await shop.files.list('documents')).map(({ name }) => name);
  return {
    files,
    rowsOf: (userId: number) => table().selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    fileOf: async (id: number) =>
      (await table().select('file').where('id', '=', id).executeTakeFirstOrThrow()).file,
    /** What is kept of one: how many rows, and whether there is a file. */
    kept: async (id: number, file: string) => [
      (await table().select('id').where('id', '=', id).execute()).length,
      (await files()).includes(file),
    ],
  };
};

/** Somebody who has applied with a document. */
export async function withDocument(shop: TestShop) {
  const one = await newApplicant(shop);
  const documentId = await sentDocument(one);
  const answer = await one.call.post(OWN, applicationForm({ documentId }));
  if (answer.status !== 200) throw new Error(`applying failed: ${JSON.stringify(answer.body)}`);
  const file = await documentsOf(shop).fileOf(documentId);
  return { one, documentId, id: answer.body.data.applicationId as number, file };
}
