import { type Found, LEAST_LETTERS } from '#domain/admin/search/admin-search.ts';
import { formatWon } from '#domain/kit/format.ts';
import { maskedEmail } from '#domain/members/recovery/masked-email.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import {
  findCasesBy,
  findEventsBy,
  findMembersBy,
  findOrdersBy,
  findProductsBy,
  numberIn,
} from './search-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'searching'>;

const TITLE_LENGTH = 60;

/** Returns the first words of a reported item. */
const titleOf = ({ title, name, nickname, content }: Record<string, string>): string =>
  (title || name || nickname || content || '').slice(0, TITLE_LENGTH);

/**
 * Searches members, orders, products, events and cases. As members are found by private data too,
 * the search is audited.
 */
export async function searchAdmin({ db, clock, searching }: Ports, q: string): Promise<Found[]> {
  if (q.length < LEAST_LETTERS && numberIn(q) === null) return [];
  return searching(q, async () => {
    const members = await findMembersBy(db, q);
    const orders = await findOrdersBy(db, q);
    const products = await findProductsBy(db, q);
    const events = await findEventsBy(db, q);
    const cases = await findCasesBy(db, q);
    const detail = { found: members.length };
    await audit(db, { action: 'MEMBER_SEARCHED', target: ['MEMBER', 0], detail }, clock.now());
    return [
      ...members.map((row) => found('MEMBER', row.id, row.nickname, maskedEmail(row.email))),
      ...orders.map((row) =>
        found('ORDER', row.id, row.orderNo, `${row.nickname} · ${formatWon(row.finalPrice)}`),
      ),
      ...products.map((row) => found('PRODUCT', row.id, row.name, row.store)),
      ...events.map((row) => found('EVENT', row.id, row.title, `${row.startDate} ~ ${row.endDate}`)),
      ...cases.map((row) => found('CASE', row.id, `#${row.id}`, titleOf(row.snapshot))),
    ];
  });
}

const found = (kind: Found['kind'], id: number, label: string, hint: string): Found => ({
  kind,
  id,
  label,
  hint,
});
