import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Context } from '../../kit/context.ts';
import { networkOf } from '../../kit/rate-limit/network-of.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { pathOf } from '../logging.ts';
import { TROUBLE_SHEET } from '../pages/page-requests.ts';

/**
 * Paths that are answered under overload: health checks, so that no supervisor restarts the server,
 * and the stylesheet of the error page.
 */
const ANSWERED_UNDER_PRESSURE: ReadonlySet<string> = new Set(['/healthz', TROUBLE_SHEET]);

type Ports = Pick<Context, 'config' | 'counters' | 'secrets'>;

/** Registers rate limits by IP address, and load shedding under event-loop pressure. */
export async function registerSecurity(app: FastifyInstance, ports: Ports): Promise<void> {
  const { config } = ports;
  // Static files are not counted, as one page loads dozens of them.
  app.addHook('onRoute', (route) => {
    if (isFile(route)) route.config = { ...route.config, rateLimit: false };
  });
  await app.register(rateLimit, {
    max: 600 * config.rateLimitFactor,
    timeWindow: '1 minute',
    // One IPv6 household has a /64 network.
    ipv6Subnet: 64,
    ...sharedBy(ports),
    // The remaining quota is not sent, as a cache may keep the response.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds: Math.ceil(ttl / 1_000) }),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLoopDelay,
    retryAfter: 2,
    pressureHandler: async (request) => {
      if (!ANSWERED_UNDER_PRESSURE.has(pathOf(request.url))) throw new ShopError('SERVICE_UNAVAILABLE');
    },
  });
}

/**
 * Options by which all servers count together: calls pass while Redis does not answer, and it
 * stores tags in place of addresses.
 */
const sharedBy = ({ counters, secrets }: Ports) =>
  counters
    ? {
        redis: counters.client,
        nameSpace: 'shop-calls-',
        skipOnError: true,
        keyGenerator: ({ ip }: FastifyRequest) => secrets.tag('limit address', networkOf(ip)),
      }
    : {};

/** Returns whether a route serves a stored picture or a static file. */
const isFile = ({ url, config }: RouteOptions): boolean =>
  /^\/(content|images)\/\*$/.test(url) || (config !== undefined && 'file' in config);
