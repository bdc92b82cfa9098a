import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { path: string; headers: IncomingHttpHeaders; body: unknown };

/** Starts a stand-in of NHN Cloud KakaoTalk Bizmessage, which answers refusals with status 200 too. */
export async function startNhnTalk(secretKey = 'secret') {
  const asked: Asked[] = [];
  let [code, recipientCode] = [0, 0];
  let trouble: ((response: ServerResponse) => void) | null = null;
  const answerOf = (resultCode: number) => ({
    header: { resultCode, resultMessage: '', isSuccessful: resultCode === 0 },
    message:
      resultCode === 0
        ? {
            requestId: '1',
            senderGroupingKey: null,
            sendResults: [{ recipientSeq: 1, resultCode: recipientCode }],
          }
        : null,
  });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push({ path: request.url ?? '', headers: request.headers, body });
    if (trouble) return trouble(response);
    const isKnown = request.headers['x-secret-key'] === secretKey;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answerOf(isKnown ? code : -4)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Sets the code of the whole request, and that of its recipient; 0 is success. */
    refuse: (request: number, recipient = 0): void => {
      [code, recipientCode] = [request, recipient];
    },
    /** Sets the result of every call from now on; null: an answer. */
    ail: (how: typeof trouble): void => {
      trouble = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
