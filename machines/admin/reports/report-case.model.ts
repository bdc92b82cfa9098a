import type { SanctionRow } from '#domain/admin/members/member-sanctions.ts';
import type { Decision } from '#domain/admin/reports/decision.ts';
import { type CaseDetail, decisionSchema } from '#domain/admin/reports/report-case.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import type { SanctionKind } from '#domain/members/account/sanction.ts';

/** A report case with the earlier sanctions of its author. */
export type OpenedCase = { report: CaseDetail; sanctions: readonly SanctionRow[] };

/** Typed decision; a `kind` of '' adds no sanction. */
export type DecisionValues = {
  decision: Decision | '';
  rule: string;
  noteToAuthor: string;
  kind: SanctionKind | '';
  days: string;
  reason: string;
  text: string;
  memo: string;
};

export const BLANK_DECISION: DecisionValues = {
  decision: '',
  rule: '',
  noteToAuthor: '',
  kind: '',
  days: '',
  reason: '',
  text: '',
  memo: '',
};

export const isOpenCase = ({ report }: OpenedCase): boolean =>
  report.state === 'PENDING' || report.state === 'IN_REVIEW';

/** True if the decision can be reopened; deleted content cannot be restored. */
export const mayReopen = ({ report }: OpenedCase): boolean => report.decision !== 'DELETE';

/** True for decisions that may carry a sanction: hiding and deleting. */
export const takesSanction = ({ decision }: Pick<DecisionValues, 'decision'>): boolean =>
  decision === 'HIDE' || decision === 'DELETE';

export const lasts = ({ kind }: Pick<DecisionValues, 'kind'>): boolean =>
  kind === 'SILENCE' || kind === 'SUSPEND';

function sanctionOf(values: DecisionValues, { sanctions }: OpenedCase) {
  const { kind, days, reason, text, memo } = values;
  if (kind === '' || !takesSanction(values)) return null;
  const inForce = sanctions.find((one) => one.kind === kind && one.isInForce);
  const said = { kind, reason, text, memo, replaces: inForce?.sanctionId ?? null };
  return lasts(values) ? { ...said, days: days.trim() === '' ? null : Number(days) } : said;
}

/** Request body; `version` is the one that was read, so that a later edit is refused. */
export const decisionOf = (values: DecisionValues, opened: OpenedCase) => ({
  decision: values.decision,
  rule: values.rule,
  noteToAuthor: values.noteToAuthor,
  sanction: sanctionOf(values, opened),
  version: opened.report.version,
});

/** Problems that prevent sending; fields of the sanction lose their prefix. */
export const decisionProblems = (values: DecisionValues, opened: OpenedCase): FieldProblem[] =>
  problemsOf(decisionSchema, decisionOf(values, opened)).map(plainly);

/** Returns a problem of a sanction under the name of its form field. */
export const plainly = ({ field, message }: FieldProblem): FieldProblem => ({
  field: field.replace(/^sanction\./, ''),
  message,
});
