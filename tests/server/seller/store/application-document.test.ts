import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOOSE_DOCUMENTS } from '#domain/seller/application-documents.ts';
import { newApplicant } from '../../../support/members/applications.ts';
import {
  DOCUMENT,
  documentsOf,
  filed,
  pdf,
  sendFile,
  sentDocument,
} from '../../../support/members/documents.ts';
import { photo } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const rowsOf = (userId: number) => documentsOf(shop).rowsOf(userId);
const fileOf = (id: number) => documentsOf(shop).fileOf(id);
const filesThere = () => documentsOf(shop).files();

describe('upload of a business registration', () => {
  it('keeps a PDF unchanged, without revealing its place', async () => {
    const one = await newApplicant(shop);
    const sent = pdf('상호: 은빛 운동화');
    const answer = await sendFile(one.call, sent, '내 사업자등록증 (최종).pdf', 'application/pdf');
    const [row] = await rowsOf(one.id);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { documentId: row?.id, kind: 'PDF', bytes: sent.length },
    ]);
    expect(row?.file).toMatch(/^images\/documents\/[0-9a-f-]{36}\.pdf$/);
    expect(row?.application_id).toBeNull();
  });

  it('re-encodes a picture at readable size', async () => {
    const one = await newApplicant(shop);
    const taken = await sharp(await photo(3_000, 2_000))
      .withExif({ IFD0: { Artist: 'GPS-OF-A-HOME' } })
      .jpeg()
      .toBuffer();
    expect(taken.includes('GPS-OF-A-HOME')).toBe(true);
    const { kind, documentId, bytes } = (await sendFile(one.call, taken, 'scan.pdf', 'application/pdf')).body
      .data;
    const stored = await shop.files.read(await fileOf(documentId));
    const chunks = await stored?.body.toArray();
    const data = Buffer.concat(chunks ?? []);
    const { width, height, format, exif } = await sharp(data).metadata();
    expect([kind, format, width, height, exif]).toEqual(['PICTURE', 'webp', 2_400, 1_600, undefined]);
    expect([data.length, data.includes('GPS-OF-A-HOME')]).toEqual([bytes, false]);
    // One file without variants.
    expect(stored && (await filesThere()).filter((name) => name.includes('-480')).length).toBe(0);
    const png = await sendFile(one.call, await photo(300, 200, 'png'), 'x.png', 'image/png');
    expect(png.body.data.kind).toBe('PICTURE');
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bomb = () =>
    sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const half = async () => (await photo(400, 300)).subarray(0, 900);
  const UNREADABLE: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
    'a program that is called .pdf': () => Buffer.from('MZ\u0000\u0001'),
    'words that are called .pdf': () => Buffer.from('사업자등록증'),
    'a page of the web': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'an SVG': () => svg,
    'a GIF': () =>
      sharp(svg)
        .gif()
        .toBuffer()
        .catch(() => Buffer.from('GIF89a')),
    'a WebP, which nobody is told of': () => photo(40, 40, 'webp'),
    'half of a picture': half,
    'a picture that is too large when it is unpacked': bomb,
    'a PDF without its end': () => pdf('x').subarray(0, 300),
    'a PDF that ends far before its end': () => Buffer.concat([pdf('x'), Buffer.alloc(2_000, 32)]),
    'a PDF that begins late': () => Buffer.concat([Buffer.alloc(2_000, 32), pdf('x')]),
  };
  const escaped = (name: string) =>
    [...name].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join('');
  const ACTIVE: Readonly<Record<string, string>> = {
    'a script': '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    'a script in nothing but escapes': `/OpenAction << /S /${escaped('JavaScript')} >>`,
    'a file in nothing but escapes': `/Names << /${escaped('EmbeddedFiles')} 9 0 R >>`,
    'more escapes than any name needs': '/#41'.repeat(30_000),
    'a script in other letters': '/OpenAction << /S /J#61vaScript >>',
    'a short script in other letters': '/AA << /O << /#4a#53 (x) >> >>',
    'a program that is started': '/OpenAction << /S /Launch /F (cmd.exe) >>',
    'a file in it': '/Names << /EmbeddedFiles 9 0 R >>',
    'a form that is a program': '/AcroForm << /XFA 9 0 R >>',
    'a form that sends itself': '/AA << /S /SubmitForm >>',
  };
  const refusals = [
    ...Object.entries(UNREADABLE).map(([name, make]) => [name, make, 'DOCUMENT_UNREADABLE'] as const),
    ...Object.entries(ACTIVE).map(
      ([name, extra]) => [`a PDF with ${name}`, () => pdf('x', extra), 'DOCUMENT_ACTIVE'] as const,
    ),
    ['a PDF with a lock', () => pdf('x', '', '/Encrypt 9 0 R'), 'DOCUMENT_LOCKED'] as const,
    [
      'a PDF with a lock in other letters',
      () => pdf('x', '', '/En#63rypt 9 0 R'),
      'DOCUMENT_LOCKED',
    ] as const,
  ];

  it.each(refusals)('refuses %s with a field problem, and stores nothing', async (_, make, code) => {
    const one = await newApplicant(shop);
    const before = await filesThere();
    const { status, body } = await sendFile(one.call, await make());
    expect([status, body.code, body.errors]).toEqual([400, code, [{ field: 'file', message: body.message }]]);
    expect([await rowsOf(one.id), await filesThere()]).toEqual([[], before]);
  });

  it('accepts a PDF with text and pictures that look like commands', async () => {
    const one = await newApplicant(shop);
    // Longer names that begin alike, bytes of streams, and links to pages are harmless.
    const harmless =
      '/JSubject (x) /Font#20Gothic 3 0 R /Annots [<< /A << /S /URI /URI (https://hometax.go.kr) >> >>]';
    expect((await sendFile(one.call, pdf('/JS (picture) /Launch', harmless))).status).toBe(200);
  });

  it('refuses large files, two files, none, and other bodies', async () => {
    const one = await newApplicant(shop);
    const large = Buffer.concat([pdf('x'), Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')]);
    const refused = await sendFile(one.call, large);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      413,
      'FILE_SIZE_EXCEEDED',
      '파일은 10MB까지 올릴 수 있어요.',
    ]);
    const two = filed([pdf('one'), pdf('two')]);
    const many = await one.call.post(DOCUMENT, two.payload, { headers: two.headers });
    expect([many.status, many.body.message]).toEqual([400, '파일은 하나만 올릴 수 있어요.']);
    const none = filed([]);
    const empty = await one.call.post(DOCUMENT, none.payload, { headers: none.headers });
    expect([empty.status, empty.body.errors[0].field]).toEqual([400, 'file']);
    expect((await one.call.post(DOCUMENT, { file: 'x' })).status).toBe(415);
    expect(await rowsOf(one.id)).toEqual([]);
  });

  it('accepts the exact size limit', async () => {
    const one = await newApplicant(shop);
    const sent = pdf('x');
    const room = 10 * 1024 * 1024 - sent.length;
    const whole = Buffer.concat([sent.subarray(0, -6), Buffer.alloc(room, 10), sent.subarray(-6)]);
    expect((await sendFile(one.call, whole)).body.data).toMatchObject({ bytes: 10 * 1024 * 1024 });
  });

  it('keeps few unused uploads per member: the oldest are deleted, of this member only', async () => {
    const [one, other] = [await newApplicant(shop), await newApplicant(shop)];
    const others = await sentDocument(other);
    const ids: number[] = [];
    for (let count = 0; count < LOOSE_DOCUMENTS; count += 1) ids.push(await sentDocument(one));
    const oldest = await fileOf(ids[0] ?? 0);
    ids.push(await sentDocument(one));
    expect((await rowsOf(one.id)).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await filesThere()).not.toContain(oldest);
    expect((await rowsOf(other.id)).map(({ id }) => id)).toEqual([others]);
  });

  it('requires a logged-in shopper', async () => {
    const { payload, headers } = filed([pdf('x')]);
    for (const [role, status] of [
      ['visitor', 401],
      ['seller', 403],
      ['admin', 403],
    ] as const)
      expect((await shop.as(role).post(DOCUMENT, payload, { headers })).status).toBe(status);
  });
});
