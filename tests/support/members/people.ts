import { idOf } from '../community.ts';
import { buy, postReview } from '../reviews.ts';
import type { TestShop } from '../server/server.ts';

type Shown = Partial<{
  status: string;
  nickname: string;
  body_visibility: string;
  profile_image_url: string | null;
  gender: string;
  height: number | null;
  weight: number | null;
  foot_size: number | null;
  foot_width: string;
}>;

/** A seeded member by the name in the address, with what others can see of them. */
export async function person(shop: TestShop, name: string, shown: Shown = {}) {
  const email = `${name}@sinbaljang.test`;
  const id = await idOf(shop, email);
  const set = (change: Shown) => shop.db.updateTable('users').set(change).where('id', '=', id).execute();
  if (Object.keys(shown).length > 0) await set(shown);
  return { id, email, set, call: await shop.asMember(email) };
}
export type Person = Awaited<ReturnType<typeof person>>;

/** A feed of theirs; answers its wire form. */
export async function feedBy(shop: TestShop, { id, call }: Person, words: Record<string, unknown> = {}) {
  const { orderItemId } = await buy(shop, id);
  const body = { title: '오늘의 신발', content: '편하게 걸었어요', orderItemId, ...words };
  const answer = await call.post('/api/feeds/text-only', body);
  if (answer.status !== 200) throw new Error(`posting failed: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** A review of theirs that shows their figures. */
export const reviewBy = (shop: TestShop, { id, call }: Person, productId?: number) =>
  postReview(shop, call, id, { showBody: true }, productId);
