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
import { ClaimRefund } from './claim-refund.tsx';
import { OrderGoods } from './order-goods.tsx';

const text = orderText.claim;
const NONE = '';

type Props = {
  actor: ActorRefFrom<typeof orderClaimMachine>;
  snapshot: SnapshotFrom<typeof orderClaimMachine>;
  ref: Ref<HTMLFormElement>;
};

/** What to do, why, and what comes back. */
export function ClaimFormView({ actor, snapshot, ref }: Props) {
  const { about: subject, values: draft, target, problems, error } = snapshot.context;
  if (!subject) return null;
  const isDefectOnly = subject.window === 'defectOnly';
  const reasons = CLAIM_REASONS.filter((reason) => !isDefectOnly || isSellersFault(reason));
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part });
  const deadline = subject.line.deliveredAt
    ? daysAfter(new Date(subject.line.deliveredAt), RETURN_DAYS)
    : null;
  const submit = (isPending: boolean) => (
    <Button tone="primary" size="wide" type="submit" busy={snapshot.hasTag('saving') || isPending}>
      {text.submit}
    </Button>
  );
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'form.submitted' });
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
        <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
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
        <ImagePicker images={draft.images} max={MAX_CLAIM_IMAGES} onChange={(images) => change({ images })} />
        {draft.type === 'RETURN' && draft.reason !== '' ? (
          <ClaimRefund key={draft.reason} preview={{ ...target, reason: draft.reason }}>
            {submit}
          </ClaimRefund>
        ) : (
          submit(false)
        )}
      </Stack>
    </form>
  );
}
