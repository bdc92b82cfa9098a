import type { Endpoint } from '#domain/kit/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('/domain/*/*.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'response' in value &&
  'wrapping' in value;

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Every read of the shop with the area that answers it: the folder of its declaration. */
const reads = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isEndpoint)
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => ({ area: file.split('/')[2] ?? '', pattern: toPattern(path) })),
);

/** Areas that answer calls of these paths. */
export const areasAsked = (paths: Iterable<string>): string[] => [
  ...new Set(
    [...paths].flatMap((path) => reads.filter(({ pattern }) => pattern.test(path)).map(({ area }) => area)),
  ),
];
