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
import type { ClaimSubject, orderClaimMachine } from '#machines/trade/order-claim.machine.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import type { IconName } from '#src/ui/icons/every-icon.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { optionName } from '#src/ui/products/product-line.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { ActionBar, Notice } from '../checkout/checkout-layout.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { ClaimChoices } from './claim-choices.tsx';
import { ClaimRefund } from './claim-refund.tsx';

const text = orderText.claim;
const REASON_ICONS = {
  SIZE: 'ruler',
  CHANGED_MIND: 'heart',
  LOOKS_DIFFERENT: 'eye',
  DEFECT: 'box',
  WRONG_ITEM: 'return',
} as const satisfies Record<ClaimReason, IconName>;

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
  const isDefectOnly = subject.window === 'defectOnly';
  const reasons = CLAIM_REASONS.filter((reason) => !isDefectOnly || isSellersFault(reason));
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part });
  const terms = orderTermsOf(subject.order);
  const deadline = subject.line.deliveredAt ? lastReturnDay(new Date(subject.line.deliveredAt), terms) : null;
  const submit = (isPending: boolean, label: string = text.submit) => (
    <ActionBar>
      <Button tone="primary" size="wide" type="submit" busy={snapshot.hasTag('saving') || isPending}>
        {label}
      </Button>
    </ActionBar>
  );
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
        <Notice>
          {isDefectOnly
            ? text.defectOnly(terms.returnDays)
            : deadline
              ? text.until(formatDate(deadline))
              : ''}
        </Notice>
        <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <ClaimChoices
          legend={text.type}
          name="type"
          shape="halves"
          choices={CLAIM_TYPES.map((type) => ({ value: type, label: text.types[type] }))}
          value={draft.type}
          onChange={(type) => change({ type })}
        />
        {draft.type === 'EXCHANGE' ? (
          <ClaimChoices
            legend={text.newSize}
            name="option"
            shape="cells"
            hint={subject.options.length > 0 ? text.holds : text.noSize}
            problem={sentenceAt(problems, 'newOptionId')}
            choices={sizesFirst(subject).map((option) => ({
              value: option.optionId,
              label: isSameStyle(option, subject.line) ? option.size : optionName(option),
              name: optionName(option),
            }))}
            value={draft.newOptionId}
            onChange={(newOptionId) => change({ newOptionId })}
          />
        ) : null}
        <ClaimChoices
          legend={`${text.reason} (${commonText.required})`}
          name="reason"
          problem={sentenceAt(problems, 'reason')}
          choices={reasons.map((value) => ({
            value,
            label: text.reasons[value] ?? value,
            icon: REASON_ICONS[value],
          }))}
          value={reasons.find((reason) => reason === draft.reason) ?? null}
          onChange={(reason) => change({ reason })}
        />
        <TextArea
          label={text.details}
          hint={text.detailHint(CLAIM_DETAIL_LENGTH)}
          problem={sentenceAt(problems, 'detail')}
          value={draft.detail}
          onChange={({ target }) => change({ detail: target.value })}
        />
        <ImagePicker images={draft.images} max={MAX_CLAIM_IMAGES} onChange={(images) => change({ images })} />
        {draft.type === 'RETURN' && draft.reason !== '' ? (
          <ClaimRefund key={draft.reason} preview={{ ...target, reason: draft.reason }}>
            {submit}
          </ClaimRefund>
        ) : (
          <>
            {draft.type === 'EXCHANGE' ? <Muted>{EXCHANGE_FEE_TEXT}</Muted> : null}
            {submit(false, draft.type === 'EXCHANGE' ? text.submitExchange : text.submit)}
          </>
        )}
      </Filled>
    </form>
  );
}

type Option = ClaimSubject['options'][number];
type Style = Pick<Option, 'gender' | 'color'>;
const isSameStyle = (option: Style, { optionDetails }: ClaimSubject['line']): boolean =>
  option.gender === optionDetails.gender && option.color === optionDetails.color;

/** Options with other sizes of the same style first, then other colours. */
const sizesFirst = ({ options, line }: ClaimSubject): Option[] => [
  ...options.filter((option) => isSameStyle(option, line)),
  ...options.filter((option) => !isSameStyle(option, line)),
];
