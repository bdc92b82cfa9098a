import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Detail = { level: number; time: number };

/** A stand-in that answers as SweetTracker does: with status 200 for refusals too. */
export async function startSweetTracker(key = 'right-key') {
  const parcels = new Map<string, Detail[]>();
  const asked: URLSearchParams[] = [];
  let trouble: ((response: ServerResponse) => void) | null = null;
  const answerOf = (query: URLSearchParams): unknown => {
    if (query.get('t_key') !== key) return { status: false, msg: '유효하지 않은 키', code: '101' };
    const found = parcels.get(`${query.get('t_code')} ${query.get('t_invoice')}`);
    if (!found) return { status: false, msg: '유효하지 않은 운송장', code: '104' };
    const trackingDetails = found.map((detail) => ({ ...detail, kind: '', where: '' }));
    return { result: 'Y', level: found.at(-1)?.level ?? 1, complete: false, trackingDetails };
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(searchParams);
    if (trouble) return trouble(response);
    response.writeHead(pathname === '/api/v1/trackingInfo' ? 200 : 404, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(answerOf(searchParams)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** What the courier of a code says of a number, by level and moment. */
    say: (code: string, invoice: string, details: readonly Detail[]): void => {
      parcels.set(`${code} ${invoice}`, [...details]);
    },
    /** What happens to every question from now on; null: it is well. */
    ail: (how: typeof trouble): void => {
      trouble = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
