import { shortText } from './short-text.ts';

const TIMEOUT_MS = 5_000;

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
