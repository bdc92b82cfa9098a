import { type RawBuilder, sql } from 'kysely';

/** Name of a column in the fields of the domain: `order_item_id` is `orderItemId`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Split<Column> = Column extends `${infer Source} as ${infer Alias}`
  ? { source: Source; name: Alias }
  : Column extends `${string}.${infer Name}`
    ? { source: Column; name: Name }
    : { source: Column; name: Column };
type Named<Column, Parts = Split<Column>> = Parts extends {
  source: infer Source extends string;
  name: infer Name extends string;
}
  ? CamelCase<Name> extends Name
    ? Column
    : `${Source} as ${CamelCase<Name>}`
  : never;
type NamedAll<Columns extends readonly string[]> = {
  readonly [Index in keyof Columns]: Named<Columns[Index]>;
};

type From<Alias extends string, Columns extends readonly string[]> = {
  readonly [Index in keyof Columns]: `${Alias}.${Columns[Index]}`;
};

const inFields = (column: string): string => {
  const name = column.split(/ as |\./).at(-1) ?? column;
  const field = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return field === name ? column : `${column.split(' as ')[0]} as ${field}`;
};

/**
 * Columns of a select whose names in the rows are those of the fields of the domain, so that no row is renamed after
 * it was read: `columns(['orders.user_id'])` selects `orders.user_id as userId`.
 */
export const columns = <const Columns extends readonly string[]>(names: Columns): NamedAll<Columns> =>
  // The type does with each name what the function does.
  names.map(inFields) as unknown as NamedAll<Columns>;

/** The same columns of a table with an alias: `columnsFrom('o', ['user_id'])` selects `o.user_id as userId`. */
export const columnsFrom = <const Alias extends string, const Columns extends readonly string[]>(
  alias: Alias,
  names: Columns,
): NamedAll<From<Alias, Columns>> =>
  // Each name is preceded by the alias.
  columns(names.map((name) => `${alias}.${name}`) as unknown as From<Alias, Columns>);

/** The same columns for a statement that is written as text: `select ${columnsSql(['o.user_id'])} from orders o`. */
export const columnsSql = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    names.map(inFields).map((column) => {
      const [source = column, field] = column.split(' as ');
      return field === undefined ? sql.ref(source) : sql`${sql.ref(source)} as ${sql.id(field)}`;
    }),
  );
