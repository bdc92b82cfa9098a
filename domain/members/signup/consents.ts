import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { type Consent, consentsField, DOCUMENT_KINDS, type DocumentKind, isRequired } from './documents.ts';

/** Places where consent is asked: the dialog after login, or the settings. */
const ASKED_IN = ['DIALOG', 'SETTINGS'] as const;

/** Last choice of a member about one document, and the version asked for now. */
const standing = v.object({
  document: v.picklist(DOCUMENT_KINDS),
  required: v.boolean(),
  /** Version of the last choice; null if none was made. */
  version: v.nullable(v.string()),
  agreed: v.nullable(v.boolean()),
  at: v.nullable(v.string()),
  latest: v.object({
    version: v.string(),
    effective: v.string(),
    changed: v.string(),
    /** Whether the version is in force, by the server's clock. */
    inForce: v.boolean(),
  }),
});
export type ConsentStatus = v.InferOutput<typeof standing>;

/** Endpoint of members: lists own consents with version and time. */
export const listConsents = endpoint({
  method: 'GET',
  path: '/api/users/me/consents',
  access: 'member',
  summary: "Lists the caller's consents with version and time.",
  response: v.array(standing),
  wrapping: 'envelope',
  beforeMfa: true,
});

/** Endpoint of members: gives or withdraws consents; required ones cannot be withdrawn. */
export const updateConsents = endpoint({
  method: 'PUT',
  path: '/api/users/me/consents',
  access: 'member',
  summary: 'Grants or withdraws consents; required ones cannot be withdrawn.',
  body: v.object({ consents: consentsField, via: v.optional(v.picklist(ASKED_IN), 'SETTINGS') }),
  response: v.array(standing),
  wrapping: 'envelope',
  rateLimit: 30,
  beforeMfa: true,
});

/** True if a member has not agreed to the latest version of a required document. */
export const isOutstanding = ({ required, version, agreed, latest }: ConsentStatus): boolean =>
  required && !(agreed && version === latest.version);

/** Returns the consent to all given documents, each in the version that was shown. */
export const yesTo = (documents: readonly ConsentStatus[]): Consent[] =>
  documents.map(({ document, latest }) => ({ document, version: latest.version, agreed: true }));

/** Change of the consent to one document. */
export type Choice = { document: DocumentKind; agreed: boolean };

const agreedTo = (standing: readonly ConsentStatus[], document: DocumentKind): boolean =>
  standing.some((row) => row.document === document && row.agreed === true);

/**
 * Returns whether a choice is allowed: only optional documents, only changes, and night-time
 * advertising requires MARKETING.
 */
export const mayChoose = (standing: readonly ConsentStatus[], { document, agreed }: Choice): boolean =>
  !isRequired(document) &&
  agreed !== agreedTo(standing, document) &&
  !(document === 'MARKETING_NIGHT' && agreed && !agreedTo(standing, 'MARKETING'));

/**
 * Returns whether a document is agreed to after a choice; revoking MARKETING also revokes
 * MARKETING_NIGHT.
 */
export function isAgreed(
  standing: readonly ConsentStatus[],
  document: DocumentKind,
  wish: Choice | null,
): boolean {
  if (wish?.document === document) return wish.agreed;
  const endsAll = wish?.document === 'MARKETING' && !wish.agreed;
  return agreedTo(standing, document) && !(endsAll && document === 'MARKETING_NIGHT');
}
