import type { Ref } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { formatDateTime } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/problems.ts';
import { isSellersFault, MAX_CLAIM_IMAGES } from '#domain/trade/claim.ts';
import { CLAIM_TYPES } from '#domain/trade/order-life.ts';
import { daysAfter, RETURN_DAYS } from '#domain/trade/order-rules.ts';
import { CLAIM_REASONS } from '#domain/trade/undoing.ts';
import type { orderClaimMachine } from '#machines/trade/order-claim.machine.ts';
import { orderText } from '#src/areas/trade/orders.text.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextArea } from '#src/ui/field.tsx';
import { optionName } from '#src/ui/goods-line.tsx';
import { ImagePicker } from '#src/ui/image-picker.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { OrderGoods } from './order-goods.tsx';
import { RefundSplit } from './refund-split.tsx';

const text = orderText.claim;
const NONE = '';

type Props = {
  actor: ActorRefFrom<typeof orderClaimMachine>;
  snapshot: SnapshotFrom<typeof orderClaimMachine>;
  ref: Ref<HTMLFormElement>;
};

/** What to do, why, and what comes back. */
export function ClaimFormView({ actor, snapshot, ref }: Props) {
  const { subject, draft, problems, images, refund, error } = snapshot.context;
  if (!subject) return null;
  const isDefectOnly = subject.window === 'defectOnly';
  const reasons = CLAIM_REASONS.filter((reason) => !isDefectOnly || isSellersFault(reason));
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'draft.changed', change: part });
  const deadline = subject.line.deliveredAt
    ? daysAfter(new Date(subject.line.deliveredAt), RETURN_DAYS)
    : null;
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What comes back is shown before it is asked for.
        if (!snapshot.hasTag('pending')) actor.send({ type: 'claim.submitted' });
      }}
    >
      <Stack gap={6}>
        <Card>
          <OrderGoods item={subject.line} />
        </Card>
        <Muted>
          {isDefectOnly
            ? text.defectOnly
            : deadline
              ? text.until(formatDateTime(deadline.toISOString()))
              : ''}
        </Muted>
        <Refusal reason={error} />
        <Row role="group" aria-label={text.type}>
          {CLAIM_TYPES.map((type) => (
            <Button
              key={type}
              type="button"
              aria-pressed={draft.type === type}
              tone={draft.type === type ? 'primary' : 'secondary'}
              onClick={() => change({ type })}
            >
              {text.types[type]}
            </Button>
          ))}
        </Row>
        {draft.type === 'EXCHANGE' ? (
          <SelectField
            label={text.newSize}
            hint={subject.options.length > 0 ? text.holds : text.noSize}
            problem={sentenceAt(problems, 'newOptionId')}
            choices={[
              { value: NONE, label: text.chooseSize },
              ...subject.options.map((option) => ({
                value: String(option.optionId),
                label: optionName(option),
              })),
            ]}
            value={draft.newOptionId === null ? NONE : String(draft.newOptionId)}
            onChange={({ target }) => change({ newOptionId: target.value ? Number(target.value) : null })}
          />
        ) : null}
        <SelectField
          label={text.reason}
          required
          problem={sentenceAt(problems, 'reason')}
          choices={[
            { value: NONE, label: text.chooseReason },
            ...reasons.map((value) => ({ value, label: text.reasons[value] ?? value })),
          ]}
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <TextArea
          label={text.details}
          hint={text.detailHint}
          problem={sentenceAt(problems, 'detail')}
          value={draft.detail}
          onChange={({ target }) => change({ detail: target.value })}
        />
        <ImagePicker
          images={images}
          max={MAX_CLAIM_IMAGES}
          onChange={(chosen) => actor.send({ type: 'images.chosen', images: chosen })}
        />
        {refund && draft.type === 'RETURN' ? <RefundSplit refund={refund} /> : null}
        <Button
          tone="primary"
          size="wide"
          type="submit"
          busy={snapshot.hasTag('saving') || snapshot.hasTag('pending')}
        >
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}
