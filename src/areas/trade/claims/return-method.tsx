import { formatDay } from '#domain/kit/format.ts';
import { mayPrepay } from '#domain/trade/claims/claim.ts';
import { RETURN_METHODS } from '#domain/trade/claims/claim-stages.ts';
import type { ClaimDraft } from '#machines/trade/claim-draft.ts';
import type { ClaimSubject } from '#machines/trade/order-claim.machine.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { claimWords } from './claim.text.ts';
import { ClaimChoices } from './claim-choices.tsx';

const text = claimWords.method;
/** Who pays an own parcel: the buyer at its sending, or its store, which keeps the fee from the refund. */
const PARCEL_KINDS = ['PREPAID', 'COLLECT'] as const;
const PARCELS = PARCEL_KINDS.map((value) => ({ value, label: text.parcels[value] }));
const METHODS = RETURN_METHODS.map((value) => ({ value, label: text.names[value] }));

type Draft = Pick<ClaimDraft, 'method' | 'pickupOn' | 'pickupPlace' | 'isPrepaid'>;
/** True for an own parcel that its store pays, where the reason is known or does not matter. */
const isFree = (draft: ClaimDraft): boolean =>
  draft.method === 'OWN' && !mayPrepay(draft) && (draft.type === 'EXCHANGE' || draft.reason !== '');

type Props = {
  subject: ClaimSubject;
  draft: ClaimDraft;
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<Draft>) => void;
};

/** Way back of the unit: a pickup on a chosen day and at a place, or the buyer's own parcel. */
export const ReturnMethodFields = ({ subject, draft, problemOf, onChange }: Props) => (
  <>
    <ClaimChoices
      legend={text.title}
      name="method"
      shape="halves"
      choices={METHODS}
      value={draft.method}
      hint={draft.method === 'OWN' ? text.ownHint : null}
      onChange={(method) => onChange({ method })}
    />
    {mayPrepay(draft) ? (
      <ClaimChoices
        legend={text.parcel}
        name="parcel"
        shape="halves"
        choices={PARCELS}
        value={draft.isPrepaid ? 'PREPAID' : 'COLLECT'}
        onChange={(parcel) => onChange({ isPrepaid: parcel === 'PREPAID' })}
      />
    ) : null}
    {isFree(draft) ? <Muted>{text.free}</Muted> : null}
    {draft.method === 'PICKUP' ? (
      <>
        <ClaimChoices
          legend={text.day}
          name="pickupOn"
          shape="days"
          choices={subject.branches.plans.flatMap(({ pickupOn }) =>
            pickupOn === null ? [] : [{ value: pickupOn, label: formatDay(pickupOn) }],
          )}
          value={draft.pickupOn}
          problem={problemOf('pickupOn')}
          hint={text.dayHint}
          onChange={(pickupOn) => onChange({ pickupOn })}
        />
        <TextField
          label={text.place}
          hint={text.placeHint}
          value={draft.pickupPlace}
          problem={problemOf('pickupPlace')}
          onChange={({ target }) => onChange({ pickupPlace: target.value })}
        />
      </>
    ) : null}
  </>
);
