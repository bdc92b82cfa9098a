import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ShopError } from '../kit/shop-error.ts';

// The hash of the empty string lets Stitches add its (empty) style element; rules go in by CSSOM.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const BOT_CHECK = ['https://www.google.com', 'https://www.gstatic.com'];

/** Headers on every answer, request limits by address, and load shedding before the event loop drowns. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  // The QA inspector is a frame of the same origin, and a window that talks to its opener.
  const frames = config.qaTools ? ["'self'"] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...BOT_CHECK],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [...BOT_CHECK, ...frames],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: config.qaTools ? frames : ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    ...(config.qaTools ? { crossOriginOpenerPolicy: false } : {}),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
  await app.register(rateLimit, {
    max: 600 * config.rateLimitFactor,
    timeWindow: '1 minute',
    // One household has one network of addresses, not 2^64 chances.
    ipv6Subnet: 64,
    errorResponseBuilder: (_request, { ttl }) =>
      new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds: Math.ceil(ttl / 1_000) }),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLoopDelay,
    retryAfter: 2,
    // A shop that is busy is not broken: nobody should restart it for that.
    pressureHandler: async (request) => {
      if (request.url !== '/healthz') throw new ShopError('SERVICE_UNAVAILABLE');
    },
  });
}
