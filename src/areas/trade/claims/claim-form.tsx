import type { Ref } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { formatDate } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { MAX_CLAIM_IMAGES } from '#domain/policies/returns.ts';
import { CLAIM_REASONS, type ClaimReason } from '#domain/trade/claims/cancellation-reasons.ts';
import { CLAIM_DETAIL_LENGTH, isSellersFault } from '#domain/trade/claims/claim.ts';
import { EXCHANGE_FEE_TEXT } from '#domain/trade/claims/return-fee.ts';
import { CLAIM_TYPES } from '#domain/trade/orders/order-lifecycle.ts';
import { lastReturnDay } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import { isPaid } from '#machines/trade/claim-draft.ts';
import type { ClaimSubject, ClaimTarget, orderClaimMachine } from '#machines/trade/order-claim.machine.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import type { IconName } from '#src/ui/icons/every-icon.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { ActionBar, Notice } from '../checkout/checkout-layout.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { ClaimChoices } from './claim-choices.tsx';
import { ClaimPreview } from './claim-preview.tsx';
import { ClaimRefund } from './claim-refund.tsx';
import { NewOption } from './new-option.tsx';
import { PairsChoice } from './pairs-choice.tsx';
import { ReturnMethodFields } from './return-method.tsx';

const text = orderText.claim;
const REASON_ICONS = {
  SIZE: 'ruler',
  CHANGED_MIND: 'heart',
  LOOKS_DIFFERENT: 'eye',
  DEFECT: 'box',
  WRONG_ITEM: 'return',
} as const satisfies Record<ClaimReason, IconName>;

const TYPES = CLAIM_TYPES.map((value) => ({ value, label: text.types[value] }));

const Filled = styled(Stack, {
  // A focused field must not be hidden by the bar at the lower edge.
  '& :is(input, textarea, button)': { scrollMarginBottom: '100px' },
});

type Props = {
  actor: ActorRefFrom<typeof orderClaimMachine>;
  snapshot: SnapshotFrom<typeof orderClaimMachine>;
  ref: Ref<HTMLFormElement>;
};

/** Form of a claim: type, reason and refund preview. */
export function ClaimFormView({ actor, snapshot, ref }: Props) {
  const { about: subject, values: draft, target, problems, error } = snapshot.context;
  if (!subject) return null;
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part });
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'form.submitted' });
      }}
    >
      <Filled gap={6}>
        <OrderLine item={subject.line} />
        <Deadline subject={subject} />
        <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <ClaimChoices
          legend={text.type}
          name="type"
          shape="halves"
          choices={TYPES}
          value={draft.type}
          onChange={(type) => change({ type })}
        />
        <PairsChoice subject={subject} value={draft.quantity} onChange={(quantity) => change({ quantity })} />
        {draft.type === 'EXCHANGE' ? (
          <NewOption
            subject={subject}
            quantity={draft.quantity ?? subject.line.quantity}
            problem={sentenceAt(problems, 'newOptionId')}
            value={draft.newOptionId}
            onChange={(newOptionId) => change({ newOptionId })}
          />
        ) : null}
        <Reason
          subject={subject}
          problem={sentenceAt(problems, 'reason')}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
        <ReturnMethodFields
          subject={subject}
          draft={draft}
          problemOf={(field) => sentenceAt(problems, field)}
          onChange={change}
        />
        <Proof draft={draft} problem={sentenceAt(problems, 'detail')} onChange={change} />
        <ClaimPreview subject={subject} draft={draft} />
        <Submit target={target} draft={draft} isSaving={snapshot.hasTag('saving')} />
      </Filled>
    </form>
  );
}

type SubmitProps = { target: ClaimTarget; draft: Draft; isSaving: boolean };

/** Refund of the chosen reason with the button that sends the claim. */
function Submit({ target, draft, isSaving }: SubmitProps) {
  const submit = (isPending: boolean, label: string = text.submit) => (
    <SendBar label={label} isBusy={isSaving || isPending} />
  );
  if (draft.type === 'EXCHANGE')
    return (
      <>
        <Muted>{EXCHANGE_FEE_TEXT}</Muted>
        {submit(false, text.submitExchange)}
      </>
    );
  if (draft.reason === '') return submit(false);
  return (
    <ClaimRefund
      key={[draft.reason, isPaid(draft), draft.quantity].join(' ')}
      preview={{ ...target, reason: draft.reason, isPrepaid: isPaid(draft), quantity: draft.quantity }}
    >
      {submit}
    </ClaimRefund>
  );
}

type ProofProps = {
  draft: Pick<Draft, 'detail' | 'images'>;
  problem: string | undefined;
  onChange: (change: Partial<ProofProps['draft']>) => void;
};

/** Description and pictures of the fault. */
const Proof = ({ draft, problem, onChange }: ProofProps) => (
  <>
    <TextArea
      label={text.details}
      hint={text.detailHint(CLAIM_DETAIL_LENGTH)}
      problem={problem}
      value={draft.detail}
      onChange={({ target }) => onChange({ detail: target.value })}
    />
    <ImagePicker images={draft.images} max={MAX_CLAIM_IMAGES} onChange={(images) => onChange({ images })} />
  </>
);

const SendBar = ({ label, isBusy }: { label: string; isBusy: boolean }) => (
  <ActionBar>
    <Button tone="primary" size="wide" type="submit" busy={isBusy}>
      {label}
    </Button>
  </ActionBar>
);

/** Last day of a return, or the days after which only defects are accepted. */
function Deadline({ subject }: { subject: ClaimSubject }) {
  const terms = orderTermsOf(subject.order);
  if (subject.window === 'defectOnly') return <Notice>{text.defectOnly(terms.returnDays)}</Notice>;
  const { deliveredAt } = subject.line;
  return (
    <Notice>{deliveredAt ? text.until(formatDate(lastReturnDay(new Date(deliveredAt), terms))) : ''}</Notice>
  );
}

type ReasonProps = {
  subject: ClaimSubject;
  problem: string | undefined;
  value: Draft['reason'];
  onChange: (reason: ClaimReason) => void;
};
type Draft = Props['snapshot']['context']['values'];

/** Reason of the claim; after the return period only those that are the seller's fault. */
function Reason({ subject, problem, value, onChange }: ReasonProps) {
  const reasons = CLAIM_REASONS.filter((reason) => subject.window !== 'defectOnly' || isSellersFault(reason));
  return (
    <ClaimChoices
      legend={`${text.reason} (${commonText.required})`}
      name="reason"
      problem={problem}
      choices={reasons.map((reason) => ({
        value: reason,
        label: text.reasons[reason] ?? reason,
        icon: REASON_ICONS[reason],
      }))}
      value={reasons.find((reason) => reason === value) ?? null}
      onChange={onChange}
    />
  );
}
