import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { OrderClaim } from '#domain/trade/orders/order.ts';
import { wireOwnParcel } from '#src/areas/trade/claims/own-parcel.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { claimWords } from './claim.text.ts';
import { ParcelFields } from './parcel-fields.tsx';

const text = claimWords.parcel;
export type OwnParcelProps = { claim: OrderClaim; onDone: () => void; onClose: () => void };

/** Form for the parcel by which the buyer sends the unit of a claim back. */
export function OwnParcelDialog({ claim, onDone, onClose }: OwnParcelProps) {
  const { form, focusProblem } = useProblemFocus();
  const before = { carrier: claim.collectCarrier ?? '', tracking: claim.collectTracking ?? '' };
  const about = { id: claim.claimId, before };
  const { snapshot, send } = useFlow((app) => wireOwnParcel(app, focusProblem, onDone), about);
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="ownParcel"
      snapshot={snapshot}
      form={form}
      title={text.title}
      action={{ label: text.act, busy: text.sending }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <ParcelFields
        values={values}
        hint={text.hint}
        problemOf={(field) => sentenceAt(problems, field)}
        onChange={(change) => send({ type: 'field.changed', change })}
      />
    </FormDialog>
  );
}
