import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { FieldProblem } from '#domain/errors.ts';
import type { AccessPolicy, Endpoint } from '#domain/kit/endpoint.ts';
import type { Envelope } from '#domain/kit/envelope.ts';
import type { Authenticator } from '../plugins/auth.ts';
import type { Context } from './context.ts';
import type { Member, Route } from './feature.ts';
import { ShopError } from './shop-error.ts';

const DONE = '요청을 처리했어요.';
const ROLES = { member: null, user: 'user', seller: 'seller', admin: 'admin' } as const;

/** Refuses by policy: 401 without a person, 403 with the wrong role. */
export function authorise(access: AccessPolicy, user: Member | null): void {
  if (access === 'public') return;
  if (!user) throw new ShopError('UNAUTHORIZED');
  const role = ROLES[access];
  if (role && user.userType !== role) throw new ShopError('FORBIDDEN');
}

/** Validates one part of a request; the error names each refused field with its Korean sentence. */
export function parsePart(schema: v.GenericSchema<unknown, unknown> | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const outcome = v.safeParse(schema, input ?? {});
  if (outcome.success) return outcome.output;
  throw new ShopError('INVALID_INPUT_VALUE', outcome.issues.map(toProblem));
}

const toProblem = (issue: v.BaseIssue<unknown>): FieldProblem => ({
  field: v.getDotPath(issue) ?? '',
  message: /[가-힣]/.test(issue.message) ? issue.message : '올바른 값을 입력해 주세요.',
});

/** Turns endpoint declarations into Fastify routes: policy, validation, answer shape and OpenAPI from one source. */
export function createRegistrar(app: FastifyInstance, context: Context, authenticate: Authenticator): Route {
  return (endpoint, handler) => {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        config: routeConfig(endpoint, context),
        schema: documentation(endpoint),
        handler: async (request, reply: FastifyReply) => {
          const user = await authenticate(request);
          authorise(endpoint.access, user);
          const params = parsePart(endpoint.params, request.params);
          const query = parsePart(endpoint.query, request.query);
          const body = endpoint.multipart ? undefined : parsePart(endpoint.body, request.body);
          // The generic handler cannot see that these parts were validated by its own schemas.
          const call = { params, query, body, user, idempotencyKey: keyOf(request), request, reply };
          const result = await handler(call as Parameters<typeof handler>[0]);
          reply.status(endpoint.status ?? 200).header('cache-control', 'no-store');
          return answer(endpoint, result, context.clock.now());
        },
      });
    }
  };
}

function routeConfig(endpoint: Endpoint, { config }: Context) {
  const rateLimit = endpoint.rateLimit
    ? { max: endpoint.rateLimit * config.rateLimitFactor, timeWindow: '1 minute' }
    : undefined;
  return { access: endpoint.access, ...(rateLimit ? { rateLimit } : {}) };
}

/** Undeclared fields never leave the server: the response schema drops them. */
function answer(endpoint: Endpoint, result: unknown, now: Date): unknown {
  const data = v.parse(endpoint.response, result);
  if (endpoint.wrapping === 'raw') return data;
  const envelope: Envelope<unknown> = { success: true, message: DONE, data, timestamp: now.toISOString() };
  return envelope;
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 255 ? key : null;
}

const jsonSchema = (schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, { errorMode: 'ignore', typeMode, target: 'draft-07' });

/** Documentation only: Fastify's own validation is switched off in app.ts. */
function documentation({ summary, access, params, query, body, response }: Endpoint) {
  return {
    summary,
    tags: [access],
    ...(params ? { params: jsonSchema(params, 'input') } : {}),
    ...(query ? { querystring: jsonSchema(query, 'input') } : {}),
    ...(body ? { body: jsonSchema(body, 'input') } : {}),
    response: { 200: jsonSchema(response, 'output') },
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
  };
}
