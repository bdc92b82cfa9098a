import { appealDecisionSchema, decideAppeal } from '#domain/admin/reports/appeal-queue.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed answer to an appeal; `isGranted` is null until the administrator chooses. */
export type AppealValues = { isGranted: boolean | null; answer: string };
/** Answer to one appeal, as it is sent. */
export type AppealSent = { appealId: number; body: AppealValues };

/**
 * Machine of the answer to one appeal: grants it, which restores the content, or denies it; the author
 * reads the answer.
 */
export const appealAnswerMachine = createFormMachine<AppealValues, AppealSent, void, { appealId: number }>({
  id: 'appealAnswer',
  description:
    'An objection is granted, by which everything comes back, or denied, with an answer to its author.',
  save: endpointPort(
    decideAppeal,
    ({ body: { appealId, body } }) => ({
      params: { id: appealId },
      body: parseValue(appealDecisionSchema, body),
    }),
    nothing,
  ),
  blank: () => ({ isGranted: null, answer: '' }),
  rules: (values) => problemsOf(appealDecisionSchema, values),
  toBody: (body, { appealId }) => ({ appealId, body }),
});
