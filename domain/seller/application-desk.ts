import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { searchField } from '../kit/forms/search-field.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { APPLY_AGAIN_DAYS } from '../policies/selling.ts';
import { applicationWords } from './application.ts';
import { documentView } from './application-documents.ts';
import { APPLICATION_STATES } from './application-states.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;
const PATH = '/api/admin/seller-applications';

const applicationRow = {
  applicationId: v.number(),
  state: v.picklist(APPLICATION_STATES),
  storeName: v.string(),
  applicant: v.object({ userId: v.number(), nickname: v.string() }),
  version: v.number(),
  sentAt: v.string(),
  decidedAt: v.nullable(v.string()),
};
const rowSchema = v.object(applicationRow);
export type ApplicationRow = v.InferOutput<typeof rowSchema>;

const counts = v.object({
  SUBMITTED: v.number(),
  MORE_INFO: v.number(),
  APPROVED: v.number(),
  REJECTED: v.number(),
  WITHDRAWN: v.number(),
});

/** Endpoint of admins: lists seller applications of one state, oldest first. */
export const listApplications = endpoint({
  ...forAdmins,
  method: 'GET',
  path: PATH,
  summary: 'Lists applications of one state, longest waiting first.',
  query: v.object({
    ...pageQuery(),
    state: v.optional(v.picklist(APPLICATION_STATES), 'SUBMITTED'),
    q: searchField,
  }),
  response: v.object({
    ...pagedOf(rowSchema).entries,
    /** Number of applications in each state. */
    counts,
  }),
});

/** Fields by which an application resembles another application or a store. */
export const ALIKE = ['BUSINESS_NO', 'PHONE', 'NAME'] as const;
const twin = v.object({
  by: v.picklist(ALIKE),
  /** Application of another member, or a store. */
  kind: v.picklist(['APPLICATION', 'STORE']),
  id: v.number(),
  name: v.string(),
  state: v.string(),
});
export type Twin = v.InferOutput<typeof twin>;

const detail = v.object({
  ...applicationRow,
  ...applicationWords,
  document: v.nullable(documentView),
  reason: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  /** Whether the check digit of the business number is right. */
  isNumberValid: v.boolean(),
  twins: v.array(twin),
  /** Reasons that prevent an approval. */
  inTheWay: v.array(v.string()),
  /** History of the applicant: date of joining, earlier applications, sanctions. */
  history: v.object({
    joinedAt: v.string(),
    orders: v.number(),
    sanctions: v.number(),
    earlier: v.array(
      v.object({ state: v.picklist(APPLICATION_STATES), at: v.string(), reason: v.nullable(v.string()) }),
    ),
  }),
});
export type ApplicationDetail = v.InferOutput<typeof detail>;

/** Endpoint of admins: reads one seller application with similar ones; the access is audited. */
export const readOneApplication = endpoint({
  ...forAdmins,
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'Returns an application with similar ones; the access is recorded in the audit log.',
  params: idParams,
  response: detail,
});

const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Most characters of a reason, which the applicant reads. */
export const REASON_LENGTH = 500;
/** Form with the reason for a decision on a seller application, at its version. */
export const saidForm = v.object({ reason: textField('이유', 1, REASON_LENGTH), version: versionField });
/** Decisions of an administrator; an approval needs no reason. */
const DEEDS = ['approve', 'more-info', 'reject'] as const;
export type ApplicationAction = (typeof DEEDS)[number];
/** Form field that chooses the decision on a seller application. */
export const applicationActionForm = v.object({ deed: v.picklist(DEEDS, '결정을 골라 주세요.') });

const decided = v.object({ state: v.picklist(APPLICATION_STATES), version: v.number() });

/**
 * Endpoint of admins: approves a seller application: the applicant becomes a seller with an open
 * store; requires step-up.
 */
export const approveApplication = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${PATH}/{id}/approve`,
  keyed: true,
  fresh: true,
  summary: 'Approves an application: the applicant becomes a seller with an open store.',
  params: idParams,
  body: v.object({ version: versionField }),
  response: decided,
});

/** Endpoint of admins: asks an applicant for more information. */
export const askForMore = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${PATH}/{id}/more-info`,
  keyed: true,
  summary: 'Requests more information from the applicant.',
  params: idParams,
  body: saidForm,
  response: decided,
});

/** Endpoint of admins: rejects a seller application; a new one is possible after some days. */
export const rejectApplication = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${PATH}/{id}/reject`,
  keyed: true,
  summary: `Rejects an application; the applicant may apply again after ${APPLY_AGAIN_DAYS} days.`,
  params: idParams,
  body: saidForm,
  response: decided,
});
