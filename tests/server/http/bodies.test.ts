import { type AddressInfo, connect, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const MIB = 1024 * 1024;
let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a port, not on a pipe.
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

const headOf = (path: string, type: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: a',
    `authorization: Bearer ${shop.tokenOf('user')}`,
    `content-type: ${type}`,
    'transfer-encoding: chunked',
    '\r\n',
  ].join('\r\n');
const chunk = (text: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n`),
    Buffer.from(text),
    Buffer.from('\r\n'),
  ]);

/** Sends pieces for as long as the other side takes them; answers what came back and how much it took. */
function pour(head: string, first: string, piece: Buffer) {
  return new Promise<{ answer: string; taken: number }>((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      if (first) socket.write(chunk(first));
      more();
    });
    const more = () => {
      if (socket.destroyed || socket.bytesWritten > 600 * MIB) return socket.destroy();
      return socket.write(chunk(piece)) ? setImmediate(more) : socket.once('drain', more);
    };
    socket.on('data', (data) => (answer += String(data)));
    // Writing on after the other side has closed is what this is about.
    socket.on('error', () => {});
    socket.on('close', () => done({ answer, taken: socket.bytesWritten }));
  });
}

describe('request body above the size limit', () => {
  const PART = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
  const FORM = 'multipart/form-data; boundary=x';
  // What lies in the buffers of both sides is written and never read.
  const IN_BETWEEN = 16 * MIB;

  it.each([
    ['of pictures', '/api/users/me/profile/image', FORM, PART, 413, 5 * MIB],
    ['of words', '/api/users/addresses', 'application/json', '"', 413, MIB],
    ['that nobody has asked for', '/api/nothing', 'application/json', '"', 413, MIB],
  ] as const)('%s is answered at the limit and closed', async (_, path, type, first, status, limit) => {
    const { answer, taken } = await pour(headOf(path, type), first, Buffer.alloc(64 * 1024, 97));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(taken).toBeLessThan(limit + 8 * MIB + IN_BETWEEN);
  });

  it('that pauses after the answer is closed too', async () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from(headOf('/api/users/addresses', 'text/csv')), chunk('a')])),
    );
    const answer = await new Promise<string>((done) => {
      let text = '';
      socket.on('data', (data) => (text += String(data)));
      socket.on('close', () => done(text));
    });
    expect(answer).toContain('HTTP/1.1 415 ');
  });
});

describe('request body that pauses', () => {
  const timeOuts = () => {
    const set: number[] = [];
    const { setTimeout: real } = Socket.prototype;
    vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, ...rest) {
      set.push(ms);
      // Half a minute is a moment here.
      return real.call(this, ms === 30_000 ? 50 : ms, ...rest);
    });
    return set;
  };

  it('is cut off after half a minute without a byte', async () => {
    const set = timeOuts();
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        Buffer.concat([Buffer.from(headOf('/api/users/addresses', 'application/json')), chunk('{"a":')]),
      ),
    );
    await new Promise((done) => socket.on('error', () => {}).on('close', done));
    expect(set).toContain(30_000);
  });

  it('and one that has ended leave the connection its usual timeout', async () => {
    const set = timeOuts();
    const body = JSON.stringify({ email: 'nobody@sinbaljang.test', password: 'x' });
    const head = 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`),
    );
    const answer = await new Promise<string>((done) => socket.once('data', (data) => done(String(data))));
    socket.destroy();
    expect(answer).toContain('HTTP/1.1 400 ');
    expect(set.indexOf(65_000, set.indexOf(30_000))).toBeGreaterThan(-1);
  });
});

describe('slow request body', () => {
  let patient: TestShop;
  let at: number;
  beforeAll(async () => {
    patient = await startTestShop({ config: { bodyTimeout: 1_000 } });
    await patient.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port: at } = patient.app.server.address() as AddressInfo);
  });
  afterAll(() => patient.close());

  /** Sends 22 pieces of a body in 2.2 times the limit, then its end; answers what came back. */
  const trickle = (bytes: number) =>
    new Promise<string>((done) => {
      let answer = '';
      let sent = 0;
      const socket = connect(at, '127.0.0.1', () => {
        socket.write(headOf('/api/users/addresses', 'application/json'));
        const timer = setInterval(() => {
          sent += 1;
          if (sent <= 22) return socket.write(chunk(' '.repeat(bytes)));
          clearInterval(timer);
          return socket.write(Buffer.concat([chunk('{}'), Buffer.from('0\r\n\r\n')]));
        }, 100);
        socket.on('close', () => clearInterval(timer));
      });
      // Writing on after the other side has closed is what this is about.
      socket.on('error', () => {});
      socket.on('data', (data) => {
        answer += String(data);
        socket.destroy();
      });
      socket.on('close', () => done(answer));
    });

  it('is cut off at its limit below 4 kB a second, and read to its end above', async () => {
    const [slow, slower, fast] = await Promise.all([trickle(1), trickle(100), trickle(2_048)]);
    expect([slow, slower]).toEqual(['', '']);
    expect(fast).toContain('HTTP/1.1 400 ');
  });

  it('may pause for 30 seconds by default', () => {
    expect(shop.config.bodyTimeout).toBe(30_000);
  });
});
