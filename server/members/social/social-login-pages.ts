import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { SocialError } from '#domain/members/social-login/social-providers.ts';
import type { Context } from '../../kit/context.ts';
import { browserOf, markBrowser } from './browser-cookie.ts';
import { beginAttempt, endAttempt } from './oauth-attempts.ts';

/** Paths that browsers navigate to, so that errors are shown on a page. */
const BEGIN = '/oauth2/authorization/:provider';
const END = '/login/oauth2/code/:provider';
const PER_MINUTE = 20;

/** Schema of a query parameter, longer than any provider's value. */
const word = v.optional(v.pipe(v.string(), v.maxLength(4_096)));
const beginQuery = v.object({ returnTo: word });
const endQuery = v.object({ state: word, code: word, error: word });

type Asked = { Params: { provider: string } };

/** Registers the redirects to and from a provider (contract 5). */
export function registerSocialLoginPages(app: FastifyInstance, context: Context): void {
  const { config, social } = context;
  const route = {
    config: {
      access: 'public' as const,
      rateLimit: { max: PER_MINUTE * config.rateLimitFactor, timeWindow: '1 minute' },
    },
    schema: { hide: true },
  };
  const providerOf = (id: string) => social.providers.find((one) => one.id === id);
  // The fragment is sent to no server; with a separate API host the pages are on another origin.
  const goOn = (reply: FastifyReply, facts: Record<string, string>) =>
    leave(reply, `${config.apiOrigin ? config.publicUrl : ''}/auth/callback#${new URLSearchParams(facts)}`);
  const fail = (reply: FastifyReply, error: SocialError) => goOn(reply, { error });

  app.get<Asked>(BEGIN, route, async (request, reply) => {
    const provider = providerOf(request.params.provider);
    if (!provider) return fail(reply, 'failed');
    const query = v.safeParse(beginQuery, request.query);
    const returnTo = query.success ? query.output.returnTo : null;
    const browserHash = markBrowser({ request, reply }, config);
    return leave(reply, await beginAttempt(context, provider, { browserHash, returnTo, userId: null }));
  });
  app.get<Asked>(END, route, async (request, reply) => {
    const provider = providerOf(request.params.provider);
    const query = v.safeParse(endQuery, request.query);
    if (!provider || !query.success) return fail(reply, 'failed');
    const ended = await endAttempt(context, provider, {
      ...query.output,
      browserHash: browserOf(request, config),
    });
    if ('error' in ended) return fail(reply, ended.error);
    return goOn(reply, { code: ended.code, provider: provider.id });
  });
}

const leave = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302);
