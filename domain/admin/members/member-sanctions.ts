import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { SANCTION_KINDS, SANCTION_REASONS, type SanctionReason } from '../../members/account/sanction.ts';
import { MAX_SANCTION_DAYS } from '../../policies/moderation.ts';

/** Most characters of the message to the member and of the internal note. */
export const SANCTION_LENGTH = 500;

const reasonField = v.picklist(
  Object.keys(SANCTION_REASONS) as SanctionReason[],
  '제재 사유를 선택해 주세요.',
);
/** Form field of the length of a sanction in whole days. */
export const daysField = v.pipe(
  v.number('기간을 날짜 수로 적어 주세요.'),
  v.integer('기간을 날짜 수로 적어 주세요.'),
  v.minValue(1, '기간은 하루부터예요.'),
  v.maxValue(MAX_SANCTION_DAYS, `기간은 ${MAX_SANCTION_DAYS}일까지예요.`),
);

/** Fields of every sanction: reason, message to the member and internal note. */
export const sanctionWords = {
  reason: reasonField,
  text: textField('안내', 1, SANCTION_LENGTH),
  memo: v.nullish(textField('메모', 0, SANCTION_LENGTH)),
};

/** Fields of every single sanction, including the sanction that it replaces. */
const said = {
  ...sanctionWords,
  /** Id of the sanction of this kind seen in force; any other id means an edit conflict (409). */
  replaces: v.optional(v.nullable(idSchema), null),
};

/** SILENCE without days is indefinite, SUSPEND has an end date, BLOCK has none. */
export const sanctionSchema = v.variant('kind', [
  v.object({ kind: v.literal('WARN'), ...said }),
  v.object({ kind: v.literal('SILENCE'), days: v.optional(v.nullable(daysField), null), ...said }),
  v.object({ kind: v.literal('SUSPEND'), days: daysField, ...said }),
  v.object({ kind: v.literal('BLOCK'), ...said }),
]);
export type SanctionForm = v.InferOutput<typeof sanctionSchema>;

/** Schema of one sanction in the list of a member. */
export const sanctionRow = v.object({
  sanctionId: v.number(),
  kind: v.picklist(SANCTION_KINDS),
  reason: reasonField,
  text: v.string(),
  memo: v.nullable(v.string()),
  caseId: v.nullable(v.number()),
  givenBy: v.nullable(v.string()),
  givenAt: v.string(),
  until: v.nullable(v.string()),
  liftedAt: v.nullable(v.string()),
  liftNote: v.nullable(v.string()),
  isInForce: v.boolean(),
});
export type SanctionRow = v.InferOutput<typeof sanctionRow>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/** Endpoint of admins: lists the warnings and sanctions of a member, newest first. */
export const listSanctions = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/users/{id}/sanctions',
  summary: 'Lists warnings and sanctions of a member, newest first.',
  params: idParams,
  response: v.array(sanctionRow),
});

/** Endpoint of admins: warns, silences, suspends or bans a member; requires step-up. */
export const sanctionMember = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/sanctions',
  keyed: true,
  fresh: true,
  summary: 'Warns, silences, suspends or bans a member.',
  params: idParams,
  body: sanctionSchema,
  response: v.object({ sanctionId: v.number(), until: v.nullable(v.string()), endedSessions: v.number() }),
});

/** Form with the reason for ending a sanction early. */
export const liftForm = v.object({ note: textField('이유', 1, SANCTION_LENGTH) });

/** Endpoint of admins: ends a sanction early; requires step-up. */
export const liftSanction = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/sanctions/{id}/lift',
  keyed: true,
  fresh: true,
  summary: 'Lifts a sanction before it expires.',
  params: idParams,
  body: liftForm,
  response: v.null(),
});
