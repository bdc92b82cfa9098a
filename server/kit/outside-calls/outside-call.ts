const TIMEOUT_MS = 5_000;
/** Far more than any answer of a provider needs. */
const MAX_ANSWER = 64 * 1024;

export type OutsideAnswer = { status: number; ok: boolean; text: string };

/**
 * Asks a server that is not ours: for five seconds, for a short answer, and never where it sends us on to. Throws when
 * no such answer came.
 */
export async function outsideCall(
  url: string,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  return { status: response.status, ok: response.ok, text: await shortText(response) };
}

/** The text of an answer from elsewhere, unless it is far too long. */
async function shortText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
