import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { smsSender } from '#server/members/phones/sms.ts';

describe('text messages', () => {
  it('are sent by POST to the configured address; another status is a failure', async () => {
    const got: unknown[] = [];
    let status = 200;
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        got.push([
          request.method,
          request.headers['content-type'],
          JSON.parse(Buffer.concat(parts).toString()),
        ]);
        response.writeHead(status, { location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const sms = smsSender(`http://127.0.0.1:${port}/`);
    await sms.sendCode('01012345678', '012345');
    expect(got).toEqual([
      ['POST', 'application/json', { phone: '01012345678', text: expect.stringContaining('012345') }],
    ]);
    for (const refusal of [500, 404, 302]) {
      status = refusal;
      await expect(sms.sendCode('01012345678', '012345')).rejects.toThrow();
    }
    await new Promise((resolve) => server.close(resolve));
    await expect(sms.sendCode('01012345678', '012345')).rejects.toThrow();
  });
});
