import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/orders/shipments';
let shop: TestShop;
let mine: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const HEAD = '주문번호,상품주문번호,택배사,송장번호';
const read = (body: object) => mine.post(`${PATH}/file`, body);
/** `주문번호,상품주문번호,택배사,송장번호` and a row, as a Korean spreadsheet writes them. */
const CP949 = Buffer.from(
  'c1d6b9aeb9f8c8a32cbbf3c7b0c1d6b9aeb9f8c8a32cc5c3b9e8bbe72cbcdbc0e5b9f8c8a30d0a53312c372cc7d1c1f8c5c3b9e82c313233343536373839300d0a',
  'hex',
);

describe('shipment list as text', () => {
  const ROW = { orderNo: 'S1', orderItemId: '7', carrier: '한진택배', trackingNumber: '1234567890' };
  const base64 = (text: string | Buffer) => ({ base64: Buffer.from(text).toString('base64') });

  it.each([
    ['pasted with tabs', { text: `${HEAD.replaceAll(',', '\t')}\nS1\t7\t한진택배\t1234567890` }],
    ['UTF-8 with a mark', base64(`\uFEFF${HEAD}\r\nS1,7,한진택배,1234567890\r\n\r\n`)],
    ['CP949', base64(CP949)],
    [
      'quoted, in another order, with other columns',
      { text: `택배사,비고,"송장번호",상품주문번호,주문 번호\n한진택배,"a,""b""",'1234567890,7,S1` },
    ],
  ])('%s is read', async (_, body) => expect((await read(body)).body.data).toEqual({ rows: [ROW] }));

  it.each([
    ['of another kind', base64(Buffer.from([0, 1, 2, 0x41])), '텍스트 파일이 아니에요'],
    ['of bytes without meaning', base64(Buffer.from([0xff, 0xff, 0xff])), '글자를 읽을 수 없어요'],
    ['that is empty', { text: ' \n' }, '내용이 없어요'],
    ['without its columns', { text: '주문번호,택배사\nS1,한진택배' }, '상품주문번호, 송장번호'],
    ['with a line that never ends', { text: `${HEAD}\n${'a'.repeat(5_000)}` }, '너무 길어요'],
    ['with an open quote', { text: `${HEAD}\nS1,"7,한진택배,1234567890` }, '따옴표'],
    ['of too many lines', { text: `${HEAD}\n${'S1,7,CJ,1234567890\n'.repeat(501)}` }, '500줄까지'],
  ])('%s is refused with a message', async (_, body, words) => {
    const answer = await read(body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(words)]);
  });

  it('of ten million characters is refused without reading it', async () => {
    const answer = await read({ text: 'a'.repeat(10_000_000) });
    expect([answer.status, answer.body.message]).toEqual([413, expect.stringMatching(/[가-힣].*요\.$/)]);
  });

  it('with a formula is read, and its row is refused when sent', async () => {
    const { rows } = (await read({ text: `${HEAD}\n=HYPERLINK(1),7,CJ,1234567890` })).body.data;
    expect((await mine.post(PATH, { rows, dryRun: true })).body.data.rows[0].reason).toContain('수식');
  });
});
