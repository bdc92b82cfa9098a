import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  type ApplicationAction,
  applicationActionForm,
  approveApplication,
  askForMore,
  rejectApplication,
  saidForm,
} from '#domain/seller/application-desk.ts';
import { asksOneOf, nothing, to } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed decision on a seller application; `deed` is null until it is chosen. */
export type DecisionValues = { deed: ApplicationAction | null; reason: string };
/** Decision on the application version that was read; an approval has no reason. */
export type DecisionSent = { deed: ApplicationAction | null; id: number; version: number; reason: string };
/** The application with the version that the administrator read, so that a later edit is refused. */
export type DecisionAbout = { applicationId: number; version: number };

function problemsIn({ deed, reason }: DecisionValues, { version }: DecisionAbout): FieldProblem[] {
  if (deed === null || deed === 'approve') return problemsOf(applicationActionForm, { deed });
  return problemsOf(saidForm, { reason, version });
}

/**
 * Machine of the decision on a seller application: approves it, asks for more, or rejects it with a reason.
 */
export const applicationDecisionMachine = createFormMachine<
  DecisionValues,
  DecisionSent,
  void,
  DecisionAbout
>({
  id: 'applicationDecision',
  description:
    'An application is approved, asked for more, or rejected for a reason that its applicant reads.',
  blank: () => ({ deed: null, reason: '' }),
  rules: problemsIn,
  toBody: ({ deed, reason }, { applicationId: id, version }) => ({ deed, id, version, reason }),
  save: asksOneOf(
    [approveApplication, rejectApplication, askForMore],
    ({ body: { deed, id, version, reason } }) => {
      const params = { id };
      if (deed === 'approve') return to(approveApplication, { params, body: { version } }, nothing);
      const body = { version, reason };
      return deed === 'reject'
        ? to(rejectApplication, { params, body }, nothing)
        : to(askForMore, { params, body }, nothing);
    },
  ),
});
