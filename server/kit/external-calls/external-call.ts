const TIMEOUT_MS = 5_000;
/** Most bytes of a provider's response that are read. */
const MAX_ANSWER = 64 * 1024;

/** Response of an external server; `text` is its whole body. */
export type ExternalAnswer = { status: number; ok: boolean; text: string };

/**
 * Sends a request to an external server: 5 s timeout, bounded response, no redirects. Throws if no
 * such response arrives.
 */
export async function externalCall(
  url: string,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
): Promise<ExternalAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  return { status: response.status, ok: response.ok, text: await shortText(response) };
}

/** Reads a response body; throws if it exceeds MAX_ANSWER. */
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
