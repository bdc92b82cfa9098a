import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a stand-in of the road address API, which answers refusals with status 200 too. */
export async function startJuso(key = 'right-key') {
  const asked: URLSearchParams[] = [];
  let code = '0';
  let trouble: ((response: ServerResponse) => void) | null = null;
  const answerOf = (query: URLSearchParams): unknown => {
    const errorCode = query.get('confmKey') === key ? code : 'E0001';
    const common = { errorCode, errorMessage: '', totalCount: '1', currentPage: '1', countPerPage: '20' };
    const row = {
      roadAddr: '서울특별시 강남구 영동대로 513 (삼성동)',
      roadAddrPart1: '서울특별시 강남구 영동대로 513',
      roadAddrPart2: ' (삼성동)',
      zipNo: '06164',
      bdNm: '코엑스',
    };
    return { results: { common, juso: errorCode === '0' ? [row, { ...row, bdNm: '' }] : null } };
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(searchParams);
    if (trouble) return trouble(response);
    const isFound = pathname === '/addrlink/addrLinkApi.do';
    response.writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answerOf(searchParams)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Sets the code of the response to the right key. */
    refuse: (errorCode: string): void => {
      code = errorCode;
    },
    /** Sets the result of every call from now on; null: success. */
    ail: (how: typeof trouble): void => {
      trouble = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
