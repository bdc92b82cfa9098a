import type { FastifyInstance, FastifyRequest } from 'fastify';
import { READ_PRIMARY } from '../kit/cookies/own-writes.ts';

/**
 * Creates an in-process fetch for server-side rendering; rate limits count against the requesting
 * client.
 */
export const createInProcessClient =
  (app: FastifyInstance, { ip }: Pick<FastifyRequest, 'ip'>): typeof fetch =>
  async (address, init) => {
    const { pathname, search } = new URL(String(address), 'http://localhost');
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...READ_PRIMARY },
      remoteAddress: ip,
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
