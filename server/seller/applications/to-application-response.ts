import * as v from 'valibot';
import type { OwnApplication } from '#domain/seller/application.ts';
import type { DocumentView } from '#domain/seller/application-documents.ts';
import { APPLICATION_STATES, againFrom, daysUntil } from '#domain/seller/application-states.ts';
import type { ApplicationRecord } from './application-store.ts';

/** Returns the state of a stored application; throws for an unknown one. */
export const stateOf = (text: string) => v.parse(v.picklist(APPLICATION_STATES), text);

/** Maps the form fields of an application. */
export const toWords = (row: ApplicationRecord) => ({
  storeName: row.storeName,
  businessNo: row.businessNo,
  ownerName: row.ownerName,
  phone: row.phone,
  zipCode: row.zipCode,
  addressLine1: row.addressLine1,
  addressLine2: row.addressLine2,
  mailOrderNo: row.mailOrderNo,
  isMailOrderExempt: row.isMailOrderExempt,
  description: row.description,
});

/** Maps an application for its applicant. */
export function toOwnApplication(
  row: ApplicationRecord,
  document: DocumentView | null,
  now: Date,
): OwnApplication {
  const state = stateOf(row.state);
  const again = againFrom(state, row.decidedAt);
  return {
    applicationId: row.id,
    state,
    ...toWords(row),
    document,
    reason: row.reason,
    version: row.version,
    sentAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    againFrom: again?.toISOString() ?? null,
    againInDays: again && daysUntil(again, now),
  };
}
