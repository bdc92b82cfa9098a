import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the value of a cookie; null if it is absent. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | null {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  const found = parts.find((part) => part.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

type Kept = { name: string; value: string; seconds: number; isSecure: boolean };

/**
 * Sets a cookie that scripts cannot read (HttpOnly) and other sites' forms do not send
 * (SameSite=Lax).
 */
export function keepCookie(reply: FastifyReply, { name, value, seconds, isSecure }: Kept): void {
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}
