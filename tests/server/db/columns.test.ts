import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { columns, columnsFrom, columnsSql } from '#server/db/statements/columns.ts';

/** Compiles statements and sends none. */
const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

describe('columns', () => {
  it('have the names of fields, and types of the same names', () => {
    const chosen = columns(['id', 'order_no', 'o.used_points', 'i.status as line_status', 'address_line1']);
    type Chosen = readonly [
      'id',
      'order_no as orderNo',
      'o.used_points as usedPoints',
      'i.status as lineStatus',
      'address_line1 as addressLine1',
    ];
    expect(chosen).toEqual([
      'id',
      'order_no as orderNo',
      'o.used_points as usedPoints',
      'i.status as lineStatus',
      'address_line1 as addressLine1',
    ]);
    expectTypeOf(chosen).toEqualTypeOf<Chosen>();
  });

  it('keep an alias that is a field already', () => {
    expect(columns(['s.name as store', 'c.at as createdAt'])).toEqual([
      's.name as store',
      'c.at as createdAt',
    ]);
  });

  it('of a table with an alias are those of the table', () => {
    const chosen = columnsFrom('o', ['id', 'order_no']);
    expect(chosen).toEqual(['o.id', 'o.order_no as orderNo']);
    expectTypeOf(chosen).toEqualTypeOf<readonly ['o.id', 'o.order_no as orderNo']>();
  });

  it('of a select give rows with these fields', () => {
    const query = db
      .selectFrom('orders as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select(columns(['o.order_no', 'o.user_id', 'u.nickname as buyer_name']));
    expect(query.compile().sql).toContain(
      'select "o"."order_no" as "orderNo", "o"."user_id" as "userId", "u"."nickname" as "buyerName" from',
    );
    type Row = Awaited<ReturnType<typeof query.execute>>[number];
    expectTypeOf<Row>().toEqualTypeOf<{ orderNo: string; userId: number; buyerName: string }>();
  });

  it('of a statement written as text have the same names', () => {
    const query = sql`select ${columnsSql(['o.id', 'o.order_no', 'o.state as order_state'])} from orders o`;
    expect(query.compile(db).sql).toBe(
      'select "o"."id", "o"."order_no" as "orderNo", "o"."state" as "orderState" from orders o',
    );
  });
});
