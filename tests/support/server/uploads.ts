import { multipart, photo, picture } from './multipart.ts';
import type { TestShop } from './server.ts';

type Caller = ReturnType<TestShop['as']>;

/** Uploads a picture for a message of an inquiry, or for a question, and returns its id. */
export async function uploadFor(
  caller: Caller,
  area: 'inquiries' | 'questions' = 'inquiries',
): Promise<number> {
  const { payload, headers } = multipart([{ ...picture(await photo(600, 400)), name: 'file' }]);
  const answer = await caller.post(`/api/user/${area}/pictures`, payload, { headers });
  if (answer.status !== 200) throw new Error(`the picture was answered ${answer.status}`);
  return Number(answer.body.data.pictureId);
}
