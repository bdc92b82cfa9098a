import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Config } from '../../config.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { pathOf } from '../logging.ts';
import { TROUBLE_SHEET } from '../pages/page-requests.ts';

/**
 * Paths that are answered however busy the shop is: a supervisor should not restart it for that, and the page that says so
 * needs its looks.
 */
const ANSWERED_UNDER_PRESSURE: ReadonlySet<string> = new Set(['/healthz', TROUBLE_SHEET]);

/** Request limits by address, and load shedding before the event loop drowns. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  // One page is dozens of files: people who look at pictures must not be refused an order for it.
  app.addHook('onRoute', (route) => {
    if (isFile(route)) route.config = { ...route.config, rateLimit: false };
  });
  await app.register(rateLimit, {
    max: 600 * config.rateLimitFactor,
    timeWindow: '1 minute',
    // One household has one network of addresses, not 2^64 chances.
    ipv6Subnet: 64,
    // How much one visitor has left is told to nobody else: a cache may keep the answer.
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

/** A stored picture, or a file of the client. */
const isFile = ({ url, config }: RouteOptions): boolean =>
  /^\/(content|images)\/\*$/.test(url) || (config !== undefined && 'file' in config);
