import type { SanctionRow } from '#domain/admin/members/member-sanctions.ts';
import type { Decision } from '#domain/admin/reports/decision.ts';
import { type CaseDetail, decisionSchema } from '#domain/admin/reports/report-case.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import type { SanctionKind } from '#domain/members/account/sanction.ts';

/** A case as it was read, with what its author was warned of and forbidden before. */
export type OpenedCase = { report: CaseDetail; sanctions: readonly SanctionRow[] };

/** A decision as it is chosen and typed; no kind is no sanction. */
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

/** What was deleted stays deleted. */
export const mayReopen = ({ report }: OpenedCase): boolean => report.decision !== 'DELETE';

/** Only who has done something wrong is sanctioned for it. */
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

/** What is sent: the version is the one that was seen. */
export const decisionOf = (values: DecisionValues, opened: OpenedCase) => ({
  decision: values.decision,
  rule: values.rule,
  noteToAuthor: values.noteToAuthor,
  sanction: sanctionOf(values, opened),
  version: opened.report.version,
});

/** What keeps it from being sent; a field of the sanction goes by its own name. */
export const decisionProblems = (values: DecisionValues, opened: OpenedCase): FieldProblem[] =>
  problemsOf(decisionSchema, decisionOf(values, opened)).map(plainly);

export const plainly = ({ field, message }: FieldProblem): FieldProblem => ({
  field: field.replace(/^sanction\./, ''),
  message,
});
