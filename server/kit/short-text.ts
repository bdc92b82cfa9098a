/** Far more than any answer of a provider needs. */
const MAX_ANSWER = 64 * 1024;

/** The text of an answer from elsewhere, unless it is far too long. */
export async function shortText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
