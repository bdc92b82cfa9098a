import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { holdsSecret } from '#domain/members/auth/link-pages.ts';
import type { Config } from '../../config.ts';
import { contentPolicy } from '../protection/content-policy.ts';
import {
  DATA_HEADERS,
  DRAWING_HEADERS,
  FILE_HEADERS,
  PERMISSIONS,
  REFERRER_POLICY,
  TRANSPORT_SECURITY,
} from '../protection/headers.ts';
import { type AnswerKind, kindOf } from './answer-kind.ts';

const HEADERS_OF: Readonly<Record<Exclude<AnswerKind, 'page'>, Readonly<Record<string, string>>>> = {
  data: DATA_HEADERS,
  drawing: DRAWING_HEADERS,
  file: FILE_HEADERS,
  empty: {},
};

/**
 * Every answer says what it must for what it is, and no more: dozens of files come with one page. Registered before
 * anything else, so that also what is refused first is guarded. A route that has said more of itself keeps that.
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
    // Written to the raw answer, where what the route itself has set comes after it.
    await reply.helmet();
    if (holdsSecret(request.url.split('?')[0] ?? '')) reply.header('referrer-policy', 'no-referrer');
    addMissing(reply, { 'permissions-policy': PERMISSIONS });
  });
}

function addMissing(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}
