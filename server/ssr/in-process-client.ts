import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls of a page that is drawn: to this server without a way over the network, at the cost of whom it is drawn for. */
export const createInProcessClient =
  (app: FastifyInstance, { ip }: Pick<FastifyRequest, 'ip'>): typeof fetch =>
  async (address, init) => {
    const { pathname, search } = new URL(String(address), 'http://localhost');
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      remoteAddress: ip,
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
