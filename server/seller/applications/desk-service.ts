import * as v from 'valibot';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { isBusinessNo } from '#domain/kit/forms/business-no.ts';
import { toPaged } from '#domain/kit/page.ts';
import {
  ALIKE,
  type ApplicationDetail,
  type ApplicationRow,
  type listApplications as listCall,
  type Twin,
} from '#domain/seller/application-desk.ts';
import { looksLike } from '#domain/seller/application-names.ts';
import { type APPLICATION_STATES, isOpen } from '#domain/seller/application-states.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findInTheWay } from './application-service.ts';
import type { ApplicationRecord } from './application-store.ts';
import {
  countApplications,
  findApplication,
  findApplicationIds,
  findApplicationRows,
  findEarlier,
  findNames,
  findPerson,
  findSameNumbers,
} from './desk-store.ts';
import { viewDocument } from './document-service.ts';
import { stateOf, toWords } from './to-application-response.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of applications with the number in each state. */
export async function listApplications({ db }: Ports, query: QueryOf<typeof listCall>) {
  const { ids, total } = await findApplicationIds(db, query);
  const rows = ids.length > 0 ? await findApplicationRows(db, ids) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const content = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toRow(row)] : [];
  });
  return { ...toPaged(content, query, total), counts: await countStates(db) };
}

const toRow = (row: Awaited<ReturnType<typeof findApplicationRows>>[number]): ApplicationRow => ({
  applicationId: row.id,
  state: stateOf(row.state),
  storeName: row.storeName,
  applicant: { userId: row.userId, nickname: row.nickname },
  version: row.version,
  sentAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

async function countStates(db: Queryable) {
  const rows = await countApplications(db);
  const of = (state: (typeof APPLICATION_STATES)[number]) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    SUBMITTED: of('SUBMITTED'),
    MORE_INFO: of('MORE_INFO'),
    APPROVED: of('APPROVED'),
    REJECTED: of('REJECTED'),
    WITHDRAWN: of('WITHDRAWN'),
  };
}

/** Returns an application; reading its personal data is audited. */
export const readApplication = ({ db, clock }: Ports, id: number): Promise<ApplicationDetail> =>
  inTransaction(db, async (tx) => {
    const row = await findApplication(tx, id);
    if (!row) throw new ShopError('APPLICATION_NOT_FOUND');
    const now = clock.now();
    await audit(tx, { action: 'APPLICATION_READ', target: ['APPLICATION', id] }, now);
    const person = await findPerson(tx, row.userId);
    const decider = row.decidedBy === null ? null : await findPerson(tx, row.decidedBy);
    return {
      ...toRow({ ...row, nickname: person.nickname }),
      ...toWords(row),
      document: await viewDocument(tx, id),
      reason: row.reason,
      decidedBy: decider?.nickname ?? null,
      isNumberValid: isBusinessNo(row.businessNo),
      twins: await findTwins(tx, row),
      inTheWay: isOpen(stateOf(row.state)) ? await findInTheWay(tx, row.userId, now) : [],
      history: {
        joinedAt: person.createdAt.toISOString(),
        orders: Number(person.orders),
        sanctions: Number(person.sanctions),
        earlier: (await findEarlier(tx, row.userId, id)).map((one) => ({
          state: stateOf(one.state),
          at: one.updatedAt.toISOString(),
          reason: one.reason,
        })),
      },
    };
  });

/** Returns similar applications and stores; empty for a withdrawn one, whose data is erased. */
async function findTwins(tx: Queryable, row: ApplicationRecord): Promise<Twin[]> {
  if (row.state === 'WITHDRAWN') return [];
  const asked = { userId: row.userId, businessNo: row.businessNo, phone: row.phone };
  const numbers = (await findSameNumbers(tx, asked)).map((one) => ({
    ...one,
    by: v.parse(v.picklist(ALIKE), one.by),
  }));
  const names = (await findNames(tx, row.userId, [...row.storeName].length))
    .filter(({ name }) => looksLike(name, row.storeName))
    .map((one) => ({ ...one, by: 'NAME' as const }));
  return [...numbers, ...names];
}
