import { describe, expect, it } from 'vitest';
import { product } from './sources.ts';

/** Where SQL may stand: stores, pieces of SQL that stores share, row types, the engine and the seed. */
const HOLDS_SQL = /(-store|\/store|-sql|\/tables)\.ts$|^server\/(db|seed)\//;

/** A statement that begins, goes on or is sent, however it is broken into lines. */
const STATEMENT =
  /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|with|withRecursive|where|whereRef|execute\w*)\(|\bsql(<[^`]*>)?`|\bsql\.(?!ts\b)\w+/g;

/** Types of the query builder may be named anywhere; what builds statements may not. */
const BUILDER = /^import (?!type\b)[^;]*from 'kysely(\/[^']*)?';/gm;

/** Comments become blanks, so that lines keep their numbers. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** Line and wording of everything in a source that belongs into a store. */
function sqlIn(text: string): string[] {
  const code = withoutComments(text);
  const found = [...code.matchAll(BUILDER), ...code.matchAll(STATEMENT)];
  return found.map(({ 0: words, index }) => `${code.slice(0, index).split('\n').length} ${words}`);
}

const server = product.filter(({ path }) => path.startsWith('server/'));

describe('SQL', () => {
  it('is in store files only', () => {
    const outside = server.filter(({ path }) => !HOLDS_SQL.test(path));
    expect(outside.flatMap(({ path, text }) => sqlIn(text).map((at) => `${path}:${at}`))).toEqual([]);
    expect(
      server.filter(({ path, text }) => HOLDS_SQL.test(path) && sqlIn(text).length > 0).length,
    ).toBeGreaterThan(20);
  });

  it.each([
    "db.selectFrom('users')",
    "tx\n  .insertInto('users')",
    "tx.updateTable('users')",
    "tx.deleteFrom('users')",
    "db.mergeInto('users')",
    "db.with('old', (cte) => before(cte))",
    'sql`select 1`.execute(db)',
    'const all = sql<{ id: number }>`select id from users`;',
    "sql.ref('users.id')",
    "ordersOf(db).where('id', '=', 1)",
    'ordersOf(db).executeTakeFirstOrThrow()',
    "import { sql } from 'kysely';",
    "import {\n  type Expression,\n  expressionBuilder,\n} from 'kysely';",
  ])('is detected in %j', (text) => {
    expect(sqlIn(text)).not.toEqual([]);
  });

  it.each([
    "import type { Kysely } from 'kysely';",
    "// db.selectFrom('users')",
    "/** Like `db.selectFrom('users')`. */",
    "findUsers(db, { where: 'here' })",
    'sqlStateOf(error)',
  ])('is not detected in %j', (text) => {
    expect(sqlIn(text)).toEqual([]);
  });
});

describe('store files', () => {
  it('use the transaction of their service', () => {
    const stores = server.filter(({ path }) => /(-store|\/store|-sql)\.ts$/.test(path));
    const own = stores.filter(({ text }) => /\binTransaction\(|\.transaction\(/.test(withoutComments(text)));
    expect(stores.length).toBeGreaterThan(20);
    expect(own.map(({ path }) => path)).toEqual([]);
  });
});
