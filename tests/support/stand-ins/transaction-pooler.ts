import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const HEAD = 5;
const TERMINATE = 'X';
const READY = 'Z';
const IDLE = 'I';

/** Splits a stream of the PostgreSQL protocol into its messages: a letter, four bytes of length, the rest. */
function messages(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD && rest.length >= 1 + rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      take(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

type Held = { server: Socket; client: Socket | null };

/**
 * Stands between clients and PostgreSQL as PgBouncer before 1.21 does in transaction mode: once a client has logged in, each
 * of its transactions goes to the connection that was given back last, whoever prepared statements there.
 */
export async function transactionPooler(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(url);
  const free: Held[] = [];
  const sockets = new Set<Socket>();
  const kept = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => {}));
    return socket;
  };

  const pooled = (client: Socket) => {
    let held: Held | undefined;
    const toServer = messages((message) => {
      if (String.fromCharCode(message[0] ?? 0) === TERMINATE) return;
      // Clients of a test take turns, so that one connection is free for each.
      held = held?.client === client ? held : free.pop();
      if (!held) throw new Error('every connection is in use');
      held.client = client;
      held.server.write(message);
    });
    client.on('data', toServer);
  };

  const pooler = createServer((client) => {
    kept(client);
    const server = kept(connect(Number(port), hostname));
    const own: Held = { server, client };
    // The log-in is between this client and its own connection; its first message has no letter.
    const logIn = (chunk: Buffer) => server.write(chunk);
    client.on('data', logIn);
    let isIn = false;
    server.on(
      'data',
      messages((message) => {
        own.client?.write(message);
        const isFree =
          String.fromCharCode(message[0] ?? 0) === READY && String.fromCharCode(message[HEAD] ?? 0) === IDLE;
        if (!isFree) return;
        own.client = null;
        free.push(own);
        if (isIn) return;
        isIn = true;
        client.off('data', logIn);
        pooled(client);
      }),
    );
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const address = new URL(url);
  address.port = String((pooler.address() as AddressInfo).port);
  address.hostname = '127.0.0.1';
  return {
    url: address.toString(),
    async close() {
      for (const socket of sockets) socket.destroy();
      pooler.close();
      await once(pooler, 'close');
    },
  };
}
