import type { Schema } from '../server/fuzz.ts';
import type { TestShop } from '../server/server.ts';

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: string;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  body: Schema | null;
};
type Parameter = { name: string; in: string; schema: Schema };
type Described = {
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Every call of the shop's own OpenAPI. */
export async function readOperations(shop: TestShop): Promise<Operation[]> {
  const { body } = await shop.as('visitor').get('/docs/json');
  const paths: [string, Record<string, Described>][] = Object.entries(body.paths);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, described]) => toOperation(path, method.toUpperCase(), described)),
  );
}

function toOperation(path: string, method: string, { tags, parameters = [], requestBody }: Described) {
  const partsIn = (place: string) =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, one.schema]));
  return {
    // The five methods were picked by their names above.
    method: method as Operation['method'],
    path,
    access: tags[0] ?? 'public',
    params: partsIn('path'),
    query: partsIn('query'),
    body: requestBody?.content['application/json']?.schema ?? null,
  };
}
