import type { ReactNode } from 'react';
import { sentenceAt } from '#domain/kit/problems.ts';
import type { Address, AddressForm } from '#domain/members/address.ts';
import { addressText as text } from '#src/areas/members/addresses.text.ts';
import { wireAddressForm } from '#src/areas/members/addresses.wiring.ts';
import { PostcodeField } from '#src/areas/members/postcode-field.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { Refusal } from '#src/ui/states.tsx';

type Words = Exclude<keyof AddressForm, 'isDefault'>;
type Props = {
  /** null for a new one. */
  address: Address | null;
  onSaved: () => void;
  onClose: () => void;
};

const AUTOCOMPLETE: Record<Words, string> = {
  recipientName: 'name',
  recipientPhone: 'tel',
  zipCode: 'postal-code',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
};
const RULES: Partial<Record<Words, string>> = text.rules;

/** The form of one address, new or saved. */
export default function AddressFormDialog({ address, onSaved, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireAddressForm(app, focusProblem, onSaved), address);
  const { values, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const change = (part: Partial<AddressForm>) => send({ type: 'field.changed', change: part });
  const field = (name: Words, action?: ReactNode) => (
    <TextField
      action={action}
      label={text.fields[name]}
      hint={RULES[name]}
      problem={sentenceAt(problems, name)}
      required={name !== 'addressLine2'}
      value={values[name]}
      autoComplete={AUTOCOMPLETE[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Dialog open title={text.editTitle} onClose={() => isSaving || onClose()}>
      <form
        ref={form}
        data-flow="addressForm"
        data-state={statePath(snapshot.value)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <Stack>
          <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
          {field('recipientName')}
          {field('recipientPhone')}
          <PostcodeField
            onChoose={({ zipCode, roadAddress }) => change({ zipCode, addressLine1: roadAddress })}
          >
            {(search) => field('zipCode', search)}
          </PostcodeField>
          {field('addressLine1')}
          {field('addressLine2')}
          <Checkbox
            checked={values.isDefault}
            onChange={({ target }) => change({ isDefault: target.checked })}
          >
            {text.fields.isDefault}
          </Checkbox>
          <Button tone="primary" size="wide" type="submit" busy={isSaving}>
            {isSaving ? text.saving : text.save}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
