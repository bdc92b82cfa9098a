import type { Endpoint } from '#domain/kit/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Exported endpoints of the domain, each with its name and the path of the module that declares it. */
export const endpoints = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ name, file, endpoint }] : [],
  ),
);
