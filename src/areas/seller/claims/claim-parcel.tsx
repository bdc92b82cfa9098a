import { useState } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { ClaimDetail } from '#domain/seller/claims/claim-desk.ts';
import { ParcelFields } from '#src/areas/trade/claims/parcel-fields.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Row } from '#src/ui/layout/layout.tsx';
import { claimDeskText } from './claims.text.ts';
import { wireClaimParcel } from './claims.wiring.ts';

const text = claimDeskText.parcel;
type Props = { claim: ClaimDetail; onNoted: () => void };

/** Return parcel of a rejected claim: enter and correct its tracking number. */
export function ClaimParcel({ claim, onNoted }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Button type="button" onClick={() => setOpen(true)}>
        {claim.backCarrier ? text.correct : text.note}
      </Button>
      {isOpen ? (
        <ParcelDialog
          claim={claim}
          onClose={() => setOpen(false)}
          onNoted={() => {
            setOpen(false);
            onNoted();
          }}
        />
      ) : null}
    </Row>
  );
}

function ParcelDialog({ claim, onNoted, onClose }: Props & { onClose: () => void }) {
  const { form, focusProblem } = useProblemFocus();
  const before = { carrier: claim.backCarrier ?? '', tracking: claim.backTracking ?? '' };
  const about = { id: claim.claimId, before };
  const { snapshot, send } = useFlow((app) => wireClaimParcel(app, focusProblem, onNoted), about);
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="claimParcel"
      snapshot={snapshot}
      form={form}
      title={text.title}
      action={{ label: text.act, busy: claimDeskText.sending }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <ParcelFields
        values={values}
        hint={claimDeskText.trackingHint}
        problemOf={(field) => sentenceAt(problems, field)}
        onChange={(change) => send({ type: 'field.changed', change })}
      />
    </FormDialog>
  );
}
