import { expect, it } from 'vitest';
import { sectionOf } from './documents.ts';
import { endpoints } from './endpoints.ts';
import { product } from './layers/sources.ts';

/** An operation without the names of its path parameters: `GET /api/feeds/{}`. */
const operationOf = (method: string, path: string): string => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

/** One exported endpoint and the module that declares it. */
type Declared = { name: string; module: string; operation: string };

const declared: Declared[] = endpoints.map(({ name, file, endpoint: { method, path } }) => ({
  name,
  module: `#${file.slice(1)}`,
  operation: operationOf(method, path),
}));

const client = product.filter(
  ({ path }) => /^(src|machines)\//.test(path) && !path.startsWith('src/inspector/'),
);
/** True when a file of the client imports the module and names the endpoint. */
const isCalled = ({ name, module }: Declared): boolean =>
  client.some(({ text }) => text.includes(`'${module}'`) && new RegExp(`\\b${name}\\b`).test(text));

const rows = [...sectionOf('docs/contract.md', 'F').matchAll(/^\| `(\w+) ([^`]+)` \| ([^|]+) \|$/gm)].map(
  ([, method = '', path = '', reason = '']) => ({ operation: operationOf(method, path), reason }),
);
const explained = new Set(rows.map(({ operation }) => operation));

it('every endpoint is called by the client or has a row that names its caller in contract F', () => {
  expect(declared.length).toBeGreaterThan(350);
  const unexplained = declared.filter((one) => !isCalled(one) && !explained.has(one.operation));
  expect(unexplained.map(({ name, operation }) => `${operation} (${name})`)).toEqual([]);
});

it('contract F names each declared operation at most once and gives a reason', () => {
  const operations = new Set(declared.map(({ operation }) => operation));
  expect(rows.filter(({ operation }) => !operations.has(operation))).toEqual([]);
  expect(explained.size).toBe(rows.length);
  expect(rows.filter(({ reason }) => reason.trim().length < 20)).toEqual([]);
});
