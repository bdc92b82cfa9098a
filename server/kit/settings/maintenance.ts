import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '#domain/kit/errors.ts';
import type { Settings } from '#domain/kit/shop-settings.ts';
import type { Context } from '../context.ts';
import { cookieOf, keepCookie } from '../cookies.ts';
import { ShopError } from '../shop-error.ts';

type Maintenance = Settings['maintenance'];
type Ports = Pick<Context, 'secrets' | 'clock' | 'config'>;

/** When visitors may ask again, where nobody has said until when: in seconds. */
const AGAIN_SECONDS = 600;
const LEAST_SECONDS = 60;

/** Pages carry no token: the browser of an administrator is known by this. */
const PASS = 'maintenance-pass';
const PASS_SECONDS = 12 * 3_600;

/** What everybody else is told while the shop is shut. */
export function shut({ message, until }: Maintenance, now: Date): ShopError {
  const left = until ? Math.ceil((new Date(until).getTime() - now.getTime()) / 1_000) : AGAIN_SECONDS;
  const sentence = message || ERRORS.MAINTENANCE[1];
  return new ShopError('MAINTENANCE', [], { sentence, waitSeconds: Math.max(LEAST_SECONDS, left) });
}

const passUntil = ({ secrets }: Ports, until: number): string =>
  `${until}.${secrets.tag('maintenance pass', String(until))}`;

/** The pages of the shop open for this browser from now on. */
export function letPass(ports: Ports, request: FastifyRequest, reply: FastifyReply): void {
  if (mayPass(ports, request)) return;
  const until = Math.floor(ports.clock.now().getTime() / 1_000) + PASS_SECONDS;
  const isSecure = ports.config.publicUrl.startsWith('https:');
  keepCookie(reply, { name: PASS, value: passUntil(ports, until), seconds: PASS_SECONDS, isSecure });
}

/** Whether the browser is one that an administrator has logged in with. It opens pages only; calls ask for the token. */
export function mayPass(ports: Ports, request: FastifyRequest): boolean {
  const pass = cookieOf(request, PASS);
  const until = Number(pass?.split('.')[0] ?? 0);
  return until * 1_000 > ports.clock.now().getTime() && pass === passUntil(ports, until);
}
