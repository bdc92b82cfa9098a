import { formatWon } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { ClaimDetail } from '#domain/seller/claims/claim-desk.ts';
import { isSellersFault } from '#domain/trade/claims/claim.ts';
import type { ClaimStep, ClaimStepResult } from '#machines/seller/claims/claim-step.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { commonText } from '#src/text/common.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { ClaimStepFields } from './claim-step-fields.tsx';
import { claimDeskText as text } from './claims.text.ts';
import { wireClaimStep } from './claims.wiring.ts';

type Props = {
  claim: ClaimDetail;
  step: ClaimStep;
  onDrop: () => void;
  onDone: (result: ClaimStepResult) => void;
};

/** Effects of the step on refund and stock, shown before it is confirmed. */
function hintsOf({ type, refund, newSize, reason, status }: ClaimDetail, step: ClaimStep): string[] {
  const { hints } = text;
  const isReturn = type === 'RETURN';
  if (step === 'approve') return [hints.approve];
  if (step === 'check') return [hints.check];
  if (step === 'collect') return [hints.collect];
  if (step === 'receive') return [isReturn ? hints.receiveReturn : hints.receiveExchange];
  if (step === 'complete')
    return [
      isReturn
        ? hints.completeReturn(formatWon(refund?.cash ?? 0))
        : hints.completeExchange(commonProductText.mm(newSize ?? '')),
    ];
  const sender = isSellersFault(reason) ? 'seller' : 'buyer';
  return status === 'RECEIVED' ? [hints.reject, hints.sendBack[sender]] : [hints.reject];
}

/** Form of a claim's next step in the panel, with its effects and a cancel button. */
export function ClaimStepForm({ claim, step, onDrop, onDone }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const about = { id: claim.claimId, step };
  const { snapshot, send } = useFlow((app) => wireClaimStep(app, focusProblem, onDone), about);
  const { values, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  return (
    <form
      method="post"
      ref={form}
      noValidate
      data-flow="claimStep"
      data-state={statePath(snapshot.value)}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <Stack>
        <SectionTitle>{text.forms[step].title}</SectionTitle>
        {hintsOf(claim, step).map((hint) => (
          <Muted key={hint}>{hint}</Muted>
        ))}
        <ClaimStepFields
          step={step}
          isPrepaid={claim.isPrepaid}
          values={values}
          problemOf={(field) => sentenceAt(problems, field)}
          onChange={(change) => send({ type: 'field.changed', change })}
        />
        <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <Row>
          <Button tone="primary" type="submit" busy={isSaving}>
            {isSaving ? text.sending : text.forms[step].act}
          </Button>
          <Button type="button" tone="ghost" disabled={isSaving} onClick={onDrop}>
            {commonText.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
