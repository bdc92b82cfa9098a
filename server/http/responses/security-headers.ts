import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { holdsSecret } from '#domain/members/auth/link-pages.ts';
import type { Config } from '../../config.ts';
import {
  DATA_HEADERS,
  DRAWING_HEADERS,
  FILE_HEADERS,
  PERMISSIONS,
  REFERRER_POLICY,
  TRANSPORT_SECURITY,
} from '../headers.ts';
import { contentPolicy } from '../protection/content-policy.ts';
import { type AnswerKind, kindOf } from './response-kind.ts';

const HEADERS_OF: Readonly<Record<Exclude<AnswerKind, 'page'>, Readonly<Record<string, string>>>> = {
  data: DATA_HEADERS,
  drawing: DRAWING_HEADERS,
  file: FILE_HEADERS,
  empty: {},
};

/**
 * Sets the security headers of every response according to its kind. Registered first, so that
 * early refusals are covered too. Headers set by a route are kept.
 */
export async function registerAnswerHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    crossOriginEmbedderPolicy: false,
    ...(config.qaTools ? { crossOriginOpenerPolicy: false } : {}),
    referrerPolicy: { policy: REFERRER_POLICY },
    strictTransportSecurity: TRANSPORT_SECURITY,
  });
  app.addHook('onSend', async (request, reply) => {
    const kind = kindOf(request, reply);
    if (kind !== 'page') return addMissing(reply, HEADERS_OF[kind]);
    // Written to the raw response, so that headers of the route override them.
    await reply.helmet();
    if (holdsSecret(request.url.split('?')[0] ?? '')) reply.header('referrer-policy', 'no-referrer');
    addMissing(reply, { 'permissions-policy': PERMISSIONS });
  });
}

function addMissing(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}
