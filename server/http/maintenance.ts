import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '#domain/kit/errors.ts';
import type { Settings } from '#domain/kit/shop-settings.ts';
import type { Context } from '../kit/context.ts';
import { cookieOf, keepCookie } from '../kit/cookies/cookies.ts';
import { ShopError } from '../kit/shop-error.ts';

type Maintenance = Settings['maintenance'];
type Ports = Pick<Context, 'secrets' | 'clock' | 'config'>;

/** Retry-After in seconds if maintenance has no stated end. */
const AGAIN_SECONDS = 600;
const LEAST_SECONDS = 60;

/** Cookie that identifies the browser of an administrator, as page requests carry no token. */
const PASS = 'maintenance-pass';
const PASS_SECONDS = 12 * 3_600;

/** Creates the 503 error of maintenance mode with its message and Retry-After. */
export function shut({ message, until }: Maintenance, now: Date): ShopError {
  const left = until ? Math.ceil((new Date(until).getTime() - now.getTime()) / 1_000) : AGAIN_SECONDS;
  const sentence = message || ERRORS.MAINTENANCE[1];
  return new ShopError('MAINTENANCE', [], { sentence, waitSeconds: Math.max(LEAST_SECONDS, left) });
}

const passUntil = ({ secrets }: Ports, until: number): string =>
  `${until}.${secrets.tag('maintenance pass', String(until))}`;

/** Sets the maintenance cookie, so that pages open for this browser. */
export function letPass(ports: Ports, request: FastifyRequest, reply: FastifyReply): void {
  if (mayPass(ports, request)) return;
  const until = Math.floor(ports.clock.now().getTime() / 1_000) + PASS_SECONDS;
  const isSecure = ports.config.publicUrl.startsWith('https:');
  keepCookie(reply, { name: PASS, value: passUntil(ports, until), seconds: PASS_SECONDS, isSecure });
}

/**
 * Returns whether the browser has a valid maintenance cookie. It opens pages only; API calls need
 * the token.
 */
export function mayPass(ports: Ports, request: FastifyRequest): boolean {
  const pass = cookieOf(request, PASS);
  const until = Number(pass?.split('.')[0] ?? 0);
  return until * 1_000 > ports.clock.now().getTime() && pass === passUntil(ports, until);
}
