import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Config } from '../../config.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { pathOf } from '../logging.ts';
import { TROUBLE_SHEET } from '../pages/page-requests.ts';

/**
 * Paths that are answered under overload: health checks, so that no supervisor restarts the server,
 * and the stylesheet of the error page.
 */
const ANSWERED_UNDER_PRESSURE: ReadonlySet<string> = new Set(['/healthz', TROUBLE_SHEET]);

/** Registers rate limits by IP address, and load shedding under event-loop pressure. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  // Static files are not counted, as one page loads dozens of them.
  app.addHook('onRoute', (route) => {
    if (isFile(route)) route.config = { ...route.config, rateLimit: false };
  });
  await app.register(rateLimit, {
    max: 600 * config.rateLimitFactor,
    timeWindow: '1 minute',
    // One IPv6 household has a /64 network.
    ipv6Subnet: 64,
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

/** Returns whether a route serves a stored picture or a static file. */
const isFile = ({ url, config }: RouteOptions): boolean =>
  /^\/(content|images)\/\*$/.test(url) || (config !== undefined && 'file' in config);
