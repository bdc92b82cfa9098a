import { expect, it } from 'vitest';
import { writtenFile } from '#domain/kit/csv.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { GROWTH_FILES } from '../../scripts/lib/growth/growth-files.ts';
import { IMPORT_PATHS } from '../../scripts/lib/growth/growth-imports.ts';
import { endpoints } from './endpoints.ts';

/** True for a schema whose answers hold a written file, whole or with more beside it. */
const holdsFile = (response: Endpoint['response']): boolean =>
  'entries' in response &&
  Object.keys(writtenFile.entries).every((key) => Object.keys(Object(response.entries)).includes(key));

/** Exports and imports of the seller and admin areas: calls that answer a file, and calls that read one. */
const files = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'seller' || access === 'admin')
  .filter(({ path, response }) => holdsFile(response) || /\/(export|file|import|shipments)(\/|$)/.test(path))
  .map(({ path }) => path.replace(/\{\w+\}/g, '{}'));

it('every export and import of sellers and administrators has a row in npm run growth -- --files', () => {
  const measured = [...GROWTH_FILES.map(({ path }) => path), ...Object.values(IMPORT_PATHS)];
  expect([...new Set(files)].toSorted()).toEqual(
    [...new Set(measured.map((path) => path.replace(/:\w+/g, '{}')))].toSorted(),
  );
  expect(files.length).toBeGreaterThan(10);
});
