import type { Endpoint } from '#domain/kit/endpoint.ts';
import { callName } from './fault.ts';

export type NamedCall = { name: string; summary: string };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint of the domain, found by a glob, so that a new one needs no line here. */
export const endpointCalls = (): NamedCall[] => {
  const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
  return Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((endpoint) => ({ name: callName(endpoint), summary: endpoint.summary }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
