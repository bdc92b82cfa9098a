import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser has kept under a name; null for nothing. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | null {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  const found = parts.find((part) => part.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

type Kept = { name: string; value: string; seconds: number; isSecure: boolean };

/** Lets a browser keep a secret that no script reads and no other site's form sends. */
export function keepCookie(reply: FastifyReply, { name, value, seconds, isSecure }: Kept): void {
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}
