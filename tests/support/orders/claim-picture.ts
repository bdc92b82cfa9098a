import { multipart, photo, picture } from '../server/multipart.ts';
import type { TestShop } from '../server/server.ts';
import { deliver } from './delivered.ts';

type Caller = ReturnType<TestShop['as']>;

/** Requests a return with a picture for the first line of a delivered order; returns the picture's addresses. */
export async function claimWithPicture(
  shop: TestShop,
  buyer: Caller,
  options: Parameters<typeof deliver>[2],
) {
  const { orderId, itemIds } = await deliver(shop, buyer, options);
  const words = { orderItemId: itemIds[0], type: 'RETURN', reason: 'DEFECT' };
  const form = multipart([{ name: 'claim', data: JSON.stringify(words) }, picture(await photo(60, 40))]);
  await buyer.post('/api/users/claims', form.payload, { headers: form.headers });
  const [claim] = (await buyer.get(`/api/users/orders/${orderId}`)).body.data.claims;
  const signed = String(claim.imageUrls[0]);
  return { signed, bare: signed.split('?')[0] ?? '' };
}
