import type { InquiryThread } from '#domain/inquiries/inquiry.ts';
import type { TestShop } from '../server/server.ts';
import { buy, type optionsInStock } from './shopping.ts';

type Caller = ReturnType<TestShop['as']>;
type Option = Awaited<ReturnType<typeof optionsInStock>>[number];

/** A text that the rules of inquiries accept. */
export const INQUIRY = { topic: 'DELIVERY', content: '주문한 상품이 언제 오나요?' } as const;

/** Opens an inquiry, to the shop without a line, and returns its id. */
export async function inquire(
  caller: Caller,
  lineId: number | null = null,
  words: Partial<Record<string, unknown>> = {},
): Promise<number> {
  const answer = await caller.post('/api/user/inquiries', { ...INQUIRY, lineId, ...words });
  if (answer.status !== 200) throw new Error(`the inquiry was answered ${answer.status}`);
  return Number(answer.body.data.inquiryId);
}

/** Reads an inquiry as its member. */
export const threadOf = async (caller: Caller, id: number): Promise<InquiryThread> =>
  (await caller.get(`/api/user/inquiries/${id}`)).body.data;

/** Buys a pair of an option and returns the id of its line. */
export async function boughtLine(shop: TestShop, caller: Caller, option: Option): Promise<number> {
  const orderId = await buy(shop, caller, { items: [{ optionId: option.id, quantity: 1 }] });
  const { id } = await shop.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}
