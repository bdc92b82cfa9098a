import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';

/** What happens to a request in place of its answer. */
type Trouble = (request: IncomingMessage, response: ServerResponse) => void;

/** The key pair that the stand-in knows. */
const KEY = 'S3RVER';
const BUCKET = 'shop';

/** Cuts the connection after the first bytes of a body. */
export const cutBody: Trouble = (request) => {
  request.once('data', () => request.socket.destroy());
};
/** Accepts a request and never answers. */
export const hang: Trouble = () => {};
/** Answers every request as an overloaded store does. */
export const overload: Trouble = (_, response) => {
  response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
};

/** Answers every request as a store whose bucket has been removed. */
export const withoutBucket: Trouble = (_, response) => {
  response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
};

/** Starts an S3 server on loopback, in a folder of its own, with one bucket. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  s3.logger.exceptions.unhandle();
  await s3.configureBuckets();
  storeWhole(s3);
  const answer = s3.callback();
  const asked: string[] = [];
  let trouble: Trouble | null = null;
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (trouble) trouble(request, response);
    else void answer(request, response);
  });
  const port = await listenOn(server, 0);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    settings: {
      url: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    /** Methods and paths of all requests. */
    asked,
    /** Sets what happens to every request from now on; null: its answer. */
    ail: (how: Trouble | null): void => {
      trouble = how;
    },
    /** Sets the times of all objects in a folder back by a minute. */
    async age(folder: string) {
      const path = join(directory, BUCKET, folder);
      for (const name of await readdir(path)) {
        const then = new Date((await stat(join(path, name))).mtimeMs - 60_000);
        await utimes(join(path, name), then, then);
      }
    },
    /** Stops listening and cuts all connections. */
    stop,
    /** Listens again on the same port. */
    start: () => listenOn(server, port),
    async end() {
      if (server.listening) await stop();
      s3.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type S3StandIn = Awaited<ReturnType<typeof startS3>>;

/** Stores an object only once its body has arrived, as S3 does. */
function storeWhole({ store }: S3rver): void {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    if (!Buffer.isBuffer(object.content)) object.content = await buffer(object.content);
    return put(object);
  };
}

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((ready, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      ready((server.address() as AddressInfo).port);
    });
  });
