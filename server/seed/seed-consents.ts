import {
  DOCUMENT_KINDS,
  DOCUMENTS,
  type DocumentKind,
  isRequired,
} from '#domain/members/signup/documents.ts';
import type { Queryable } from '../db/database.ts';
import { insertConsents } from '../members/consents/consent-store.ts';
import { MEMBERS, UNASKED } from './facts/members.ts';

const REQUIRED = DOCUMENT_KINDS.filter(isRequired);
const versionOf = (document: DocumentKind, at: 0 | -1) => DOCUMENTS[document].versions.at(at)?.version ?? '';

/** Inserts the required consents of all members but those to be asked; none to advertising. */
export async function seedConsents(db: Queryable, memberIds: readonly number[], now: Date): Promise<void> {
  for (const [index, userId] of memberIds.entries()) {
    const unasked = UNASKED[index - MEMBERS.length];
    if (unasked?.agreed !== 'NOTHING') await agree(db, userId, now, unasked ? 0 : -1);
  }
}

/** Inserts a member's required consents, in the latest or the first version. */
export function agree(db: Queryable, userId: number, now: Date, at: 0 | -1 = -1): Promise<void> {
  const consents = REQUIRED.map((document) => ({
    document,
    version: versionOf(document, at),
    agreed: true,
  }));
  return insertConsents(db, userId, consents, 'SIGN_UP', now);
}
