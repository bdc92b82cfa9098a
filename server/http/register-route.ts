import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { AccessPolicy, Endpoint } from '#domain/kit/endpoint.ts';
import { ACTION_LIMITS, type LimitedAction } from '#domain/kit/rate-limits.ts';
import type { Settings } from '#domain/kit/shop-settings.ts';
import { type InForce, silencedSentence } from '#domain/members/account/sanction.ts';
import { dropReceived } from '../files/received-files.ts';
import { actingAs } from '../kit/actor.ts';
import type { Context } from '../kit/context.ts';
import { type Authenticator, type Handler, hasSteppedUp, type Member, type Route } from '../kit/feature.ts';
import { idempotentRequestOf } from '../kit/idempotency/idempotency-key.ts';
import type { StalePages, WriteCall } from '../kit/pages/stale-pages.ts';
import { parsePart } from '../kit/parse-part.ts';
import type { Area } from '../kit/ports/page-invalidation.ts';
import { countAction } from '../kit/rate-limit/rate-limit.ts';
import { ShopError } from '../kit/shop-error.ts';
import { letPass, shut } from './maintenance.ts';
import { isReplicaRead, type ReplicaReads, replicaReads } from './replica-reads.ts';
import { sendAnswer } from './responses/send-response.ts';

const ROLES = { member: null, user: 'user', seller: 'seller', admin: 'admin' } as const;

/** Checks the access policy: 401 without a member, 403 with the wrong role. */
export function authorise(access: AccessPolicy, user: Member | null): void {
  if (access === 'public') return;
  if (!user) throw new ShopError('UNAUTHORIZED');
  const role = ROLES[access];
  if (role && user.userType !== role) throw new ShopError('FORBIDDEN');
}

type Rules = {
  authenticate: Authenticator;
  /** Returns the pages that a write invalidates; throws if the endpoint has no row. */
  staleAfter(endpoint: Endpoint): StalePages;
};

/**
 * Creates the registrar of an area, which turns endpoint declarations into Fastify routes: policy,
 * validation, response and OpenAPI from one source.
 */
export function createRegistrar(app: FastifyInstance, context: Context, rules: Rules) {
  const reads = replicaReads(context.config);
  return (area: Area): Route =>
    (endpoint, handler) => {
      const { copies } = context;
      const stale = endpoint.method !== 'GET' && rules.staleAfter(endpoint);
      const written = (call: WriteCall, result: unknown) => {
        if (stale === 'area') copies.dropFor(area);
        else if (typeof stale === 'function') copies.dropPages(stale(call, result));
      };
      const withProviderErrors = unlessLate(
        doing(
          context,
          { ...rules, reads },
          { endpoint, handler, written, isReplicaRead: isReplicaRead(area, endpoint) },
        ),
      );
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        app.route({
          method: endpoint.method,
          url: path.replace(/\{(\w+)\}/g, ':$1'),
          config: routeConfig(endpoint, context),
          ...timeLimit(endpoint, context),
          ...(context.config.apiDocs ? { schema: documentation(endpoint) } : {}),
          handler: withProviderErrors,
        });
      }
    };
}

type Registered<E extends Endpoint> = {
  endpoint: E;
  handler: Handler<E>;
  written(call: WriteCall, result: unknown): void;
  isReplicaRead: boolean;
};

/** Handles one request from authentication to response. */
function doing<E extends Endpoint>(
  context: Context,
  { authenticate, reads }: Pick<Rules, 'authenticate'> & { reads: ReplicaReads },
  { endpoint, handler, written, isReplicaRead: mayLag }: Registered<E>,
): Answering<() => unknown> {
  return async (request, reply) => {
    const user = await authenticate(request);
    request.memberId = user?.id ?? null;
    const settings = await context.settings.read();
    if (settings.maintenance.isOn) {
      if (user?.userType === 'admin') letPass(context, request, reply);
      else if (!endpoint.inMaintenance) throw shut(settings.maintenance, context.clock.now());
    }
    authorise(endpoint.access, user);
    if (user?.lacksMfa && context.config.adminMfaRequired && !endpoint.beforeMfa)
      throw new ShopError('MFA_SETUP_REQUIRED');
    if (endpoint.fresh && user && !hasSteppedUp(user, context.clock.now()))
      throw new ShopError('ELEVATION_REQUIRED');
    if (endpoint.speaks && user?.silence) throw silenced(user.silence);
    if (endpoint.limit && user)
      await countAction(context, user.id, endpoint.limit, limitOf(endpoint.limit, settings));
    const params = parsePart(endpoint.params, request.params);
    const query = parsePart(endpoint.query, request.query);
    const body = endpoint.multipart ? undefined : parsePart(endpoint.body, request.body);
    const attempt =
      endpoint.keyed && user
        ? idempotentRequestOf(endpoint, request, reply, user.id, { params, body })
        : null;
    // The generic handler's type cannot express that the parts were validated by its schemas.
    const call = { params, query, body, user, attempt, request, reply };
    const actor = { memberId: request.memberId, requestId: request.id };
    const answer = () => handler(call as Parameters<typeof handler>[0]);
    const work = actingAs(actor, () => (mayLag ? reads.read(request, answer) : answer()));
    const result = await work.finally(() => dropReceived(context, request));
    if (endpoint.method !== 'GET') reads.noteWrite(request, reply);
    written(call, result);
    return () => sendAnswer(endpoint, { request, reply }, result, context.clock.now());
  };
}

/** Returns the rate limit of an action; that of reports is a run-time setting. */
const limitOf = (action: LimitedAction, { reports }: Settings) =>
  action === 'REPORT' ? { ...ACTION_LIMITS.REPORT, most: reports.perHour } : ACTION_LIMITS[action];

const silenced = (silence: InForce): ShopError =>
  new ShopError('SILENCED', [], { sentence: silencedSentence(silence) });

type Answering<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>;

/** Discards result and error of a request that has already been answered by its timeout. */
const unlessLate =
  (work: Answering<() => unknown>): Answering<unknown> =>
  async (request, reply) => {
    try {
      const send = await work(request, reply);
      return reply.sent ? undefined : await send();
    } catch (error) {
      if (!reply.sent) throw error;
      request.log.info({ err: error }, 'request failed after its deadline');
      return undefined;
    }
  };

function routeConfig(endpoint: Endpoint, { config }: Context) {
  const rateLimit = endpoint.rateLimit
    ? { max: endpoint.rateLimit * config.rateLimitFactor, timeWindow: '1 minute' }
    : undefined;
  return { access: endpoint.access, ...(rateLimit ? { rateLimit } : {}) };
}

/**
 * Timeout below the client's ten seconds, so that the client receives the server's message; uploads
 * get more time.
 */
const timeLimit = ({ multipart }: Endpoint, { config }: Context) =>
  config.handlerTimeout > 0 ? { handlerTimeout: multipart ? 60_000 : config.handlerTimeout } : {};

const jsonSchema = (schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, { errorMode: 'ignore', typeMode, target: 'draft-07' });

const keyHeader = (keyRequired = false) => ({
  type: 'object',
  ...(keyRequired ? { required: ['idempotency-key'] } : {}),
  properties: {
    'idempotency-key': {
      type: 'string',
      maxLength: 255,
      description: 'Sent again under the same key within a day, the write answers as it did first.',
    },
  },
});

/** Schema for documentation only: Fastify's own validation is switched off in app.ts. */
function documentation({ summary, access, keyed, keyRequired, params, query, body, response }: Endpoint) {
  return {
    summary,
    tags: [access],
    ...(params ? { params: jsonSchema(params, 'input') } : {}),
    ...(query ? { querystring: jsonSchema(query, 'input') } : {}),
    ...(body ? { body: jsonSchema(body, 'input') } : {}),
    ...(keyed ? { headers: keyHeader(keyRequired) } : {}),
    response: { 200: jsonSchema(response, 'output') },
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
  };
}
