import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { type Consent, consentsField, DOCUMENT_KINDS, type DocumentKind, isRequired } from './documents.ts';

/** Where a member is asked: by the dialog at the start, or in the settings. */
const ASKED_IN = ['DIALOG', 'SETTINGS'] as const;

/** What a member has said of one document, and what is asked now. */
const standing = v.object({
  document: v.picklist(DOCUMENT_KINDS),
  required: v.boolean(),
  /** Of the last choice; null where none was made. */
  version: v.nullable(v.string()),
  agreed: v.nullable(v.boolean()),
  at: v.nullable(v.string()),
  latest: v.object({
    version: v.string(),
    effective: v.string(),
    changed: v.string(),
    /** Whether its day has come, by the clock of the shop. */
    inForce: v.boolean(),
  }),
});
export type ConsentStanding = v.InferOutput<typeof standing>;

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/users/me/consents',
  access: 'member',
  summary: 'What I have agreed to, in which version and when',
  response: v.array(standing),
  wrapping: 'envelope',
  beforeMfa: true,
});

export const updateConsents = endpoint({
  method: 'PUT',
  path: '/api/users/me/consents',
  access: 'member',
  summary: 'Agree to documents or take it back; what nobody is a member without stays',
  body: v.object({ consents: consentsField, via: v.optional(v.picklist(ASKED_IN), 'SETTINGS') }),
  response: v.array(standing),
  wrapping: 'envelope',
  rateLimit: 30,
  beforeMfa: true,
});

/** True where somebody has not yet agreed to what is asked of everybody, in its latest version. */
export const isOutstanding = ({ required, version, agreed, latest }: ConsentStanding): boolean =>
  required && !(agreed && version === latest.version);

/** The answer to what is asked: yes to each, in the version that was shown. */
export const yesTo = (documents: readonly ConsentStanding[]): Consent[] =>
  documents.map(({ document, latest }) => ({ document, version: latest.version, agreed: true }));

/** A change of mind about one document. */
export type Choice = { document: DocumentKind; agreed: boolean };

const agreedTo = (standing: readonly ConsentStanding[], document: DocumentKind): boolean =>
  standing.some((row) => row.document === document && row.agreed === true);

/** Only what nobody needs to be a member is a choice; at night come only mails that are wanted by day. */
export const mayChoose = (standing: readonly ConsentStanding[], { document, agreed }: Choice): boolean =>
  !isRequired(document) &&
  agreed !== agreedTo(standing, document) &&
  !(document === 'MARKETING_NIGHT' && agreed && !agreedTo(standing, 'MARKETING'));

/** What holds once a choice is taken: without the mails there are none at night. */
export function isAgreed(
  standing: readonly ConsentStanding[],
  document: DocumentKind,
  wish: Choice | null,
): boolean {
  if (wish?.document === document) return wish.agreed;
  const endsAll = wish?.document === 'MARKETING' && !wish.agreed;
  return agreedTo(standing, document) && !(endsAll && document === 'MARKETING_NIGHT');
}
