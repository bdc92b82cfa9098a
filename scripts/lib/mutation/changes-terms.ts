import type { Change } from './mutate-changes.ts';

const TERMS = ['tests/server/trade/orders/order-terms.test.ts'];
const LATE = ['tests/server/trade/delivery/late-terms.test.ts'];
const COMPARED = ['tests/server/jobs/compare-terms.test.ts'];

/** Changes to the terms of orders that a written test must notice. */
export const termsChanges: readonly Change[] = [
  {
    id: 'terms-unread',
    file: 'domain/trade/orders/order-terms.ts',
    find: 'terms ? { ...terms, late',
    replace: 'terms && !PRESENT_TERMS ? { ...terms, late',
    tests: TERMS,
    says: 'a changed policy changes what older orders were promised',
  },
  {
    id: 'terms-unread-in-sql',
    file: 'server/trade/orders/delivery/confirm-due-sql.ts',
    find: "(o.terms ->> 'confirmDays')::int",
    replace: 'null::int',
    tests: TERMS,
    says: 'the reminder of a confirmation comes by the policy of today',
  },
  {
    id: 'terms-without-day',
    file: 'server/trade/orders/order-step-store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source.
    find: "      terms: sql`jsonb_set(terms, '{promisedOn}', to_jsonb(${day}::text))`,\n",
    replace: '',
    tests: TERMS,
    says: 'the terms of a paid order promise no day',
  },
  {
    id: 'late-terms-unread',
    file: 'domain/trade/orders/order-terms.ts',
    find: 'terms.late ?? PRESENT_TERMS.late',
    replace: 'PRESENT_TERMS.late',
    tests: LATE,
    says: 'a changed policy about late deliveries changes what older orders were promised',
  },
  {
    id: 'late-terms-unread-in-sql',
    file: 'server/trade/orders/delivery/late-store.ts',
    find: "(o.terms #>> '{late,shopCancelDays}')::int",
    replace: 'null::int',
    tests: LATE,
    says: 'the shop cancels late orders by the policy of today',
  },
  {
    id: 'late-cancellation-uncompared',
    file: 'domain/trade/orders/order-differences.ts',
    find: 'isEarly || endedOn > last',
    replace: 'isEarly && endedOn > last',
    tests: COMPARED,
    says: 'a cancellation before its day is no difference',
  },
  {
    id: 'difference-twice',
    file: 'server/jobs/orders/ended-order-store.ts',
    find: '    .onConflict((conflict) => conflict.doNothing())\n    .execute();\n}',
    replace: '    .execute();\n}',
    tests: COMPARED,
    says: 'two servers that compare the same day fail',
  },
  {
    id: 'difference-before-end',
    file: 'server/jobs/orders/ended-order-store.ts',
    find: ' and i.confirmed_at is null)',
    replace: ' and false)',
    tests: COMPARED,
    says: 'an order is compared before its last line has ended',
  },
  {
    id: 'difference-of-days-left-out',
    file: 'server/jobs/reminders/compare-terms.ts',
    find: 'last === null ? yesterday : laterDay(last, 1)',
    replace: 'yesterday',
    tests: COMPARED,
    says: 'days on which no job ran are never compared',
  },
];
