import type { FastifyInstance } from 'fastify';
import type { AccessPolicy } from '#domain/kit/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessPolicy;
  }
}

/** Registered route, as read by the access tests. */
export type RouteRecord = { method: string; path: string; access: AccessPolicy };

/** Records all routes; throws at startup if a route declares no access policy. */
export function requireAccessPolicies(app: FastifyInstance): RouteRecord[] {
  const records: RouteRecord[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access) {
      for (const name of [method].flat()) records.push({ method: name, path: url, access });
      return;
    }
    if (url.startsWith('/api/')) throw new Error(`route ${String(method)} ${url} has no access policy`);
  });
  return records;
}
