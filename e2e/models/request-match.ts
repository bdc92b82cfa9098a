import * as v from 'valibot';
import type { Endpoint } from '#domain/kit/endpoint.ts';

/** Whether a request calls an endpoint. */
export function isFor({ method, path, params }: Endpoint, request: { method: string; url: string }): boolean {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const found = pattern.exec(new URL(request.url).pathname);
  if (!found || request.method !== method) return false;
  // `/api/products/categories` is no product: its id would be a number.
  return !params || v.is(params, { ...found.groups });
}
