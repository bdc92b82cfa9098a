import type { ReactNode } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { Address, AddressForm } from '#domain/members/account/address.ts';
import { addressText as text } from '#src/areas/members/addresses/addresses.text.ts';
import { wireAddressForm } from '#src/areas/members/addresses/addresses.wiring.ts';
import { PostcodeField } from '#src/areas/members/addresses/postcode-field.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';

type Words = Exclude<keyof AddressForm, 'isDefault'>;
type Props = {
  /** Null for a new address. */
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

/** Dialog with the form of one address. */
export default function AddressFormDialog({ address, onSaved, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireAddressForm(app, focusProblem, onSaved), address);
  const { values, problems } = snapshot.context;
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
    <FormDialog
      flow="addressForm"
      snapshot={snapshot}
      form={form}
      title={text.editTitle}
      action={{ label: text.save, busy: text.saving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      {field('recipientName')}
      {field('recipientPhone')}
      <PostcodeField onChoose={({ zipCode, roadAddress }) => change({ zipCode, addressLine1: roadAddress })}>
        {(search) => field('zipCode', search)}
      </PostcodeField>
      {field('addressLine1')}
      {field('addressLine2')}
      <Checkbox checked={values.isDefault} onChange={({ target }) => change({ isDefault: target.checked })}>
        {text.fields.isDefault}
      </Checkbox>
    </FormDialog>
  );
}
