import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { consentsField, DOCUMENT_KINDS } from './documents.ts';

/** What a member has said of one document, and what is asked now. */
const standing = v.object({
  document: v.picklist(DOCUMENT_KINDS),
  required: v.boolean(),
  /** Of the last choice; null where none was made. */
  version: v.nullable(v.string()),
  agreed: v.nullable(v.boolean()),
  at: v.nullable(v.string()),
  latest: v.object({ version: v.string(), effective: v.string(), changed: v.string() }),
});
export type ConsentStanding = v.InferOutput<typeof standing>;

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/users/me/consents',
  access: 'member',
  summary: 'What I have agreed to, in which version and when',
  response: v.array(standing),
  wrapping: 'envelope',
});

export const updateConsents = endpoint({
  method: 'PUT',
  path: '/api/users/me/consents',
  access: 'member',
  summary: 'Agree to documents or take it back; what nobody is a member without stays',
  body: v.object({ consents: consentsField }),
  response: v.array(standing),
  wrapping: 'envelope',
  rateLimit: 30,
});

/** True where somebody has not yet agreed to what is asked of everybody, in its latest version. */
export const isOutstanding = ({ required, version, agreed, latest }: ConsentStanding): boolean =>
  required && !(agreed && version === latest.version);
