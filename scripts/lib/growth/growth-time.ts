import type { Asker } from './growth-list.ts';

/** Milliseconds that calls took, and how often which status other than success came. */
export type Timed = { p50: number; p95: number; refused: Map<number, number> };
/** A list or a file as the table shows it. */
export type Row = { cells: string[]; worst: number; isRefused: boolean };
export type Tokens = ReadonlyMap<Asker, string>;

function request(token: string | undefined, body: object | undefined): RequestInit {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (!body) return { headers };
  if (body instanceof FormData) return { method: 'POST', headers, body };
  headers['content-type'] = 'application/json';
  headers['idempotency-key'] = crypto.randomUUID();
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** Times `rounds` calls after each other, in ms. A call with a body is a POST; a form is sent as multipart. */
export async function time(
  url: string,
  token: string | undefined,
  rounds: number,
  body?: object,
): Promise<Timed> {
  const times: number[] = [];
  const refused = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const response = await fetch(url, request(token, body));
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (!response.ok) refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), refused };
}

export const shown = ({ p50, p95 }: Timed): string => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
