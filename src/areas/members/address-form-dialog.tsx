import type { ReactNode, Ref } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sentenceAt } from '#domain/kit/problems.ts';
import type { AddressForm } from '#domain/members/address.ts';
import type { addressBookMachine } from '#machines/members/address-book.machine.ts';
import { addressText as text } from '#src/areas/members/addresses.text.ts';
import { PostcodeField } from '#src/areas/members/postcode-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

type Words = Exclude<keyof AddressForm, 'isDefault'>;
type Props = {
  actor: ActorRefFrom<typeof addressBookMachine>;
  snapshot: SnapshotFrom<typeof addressBookMachine>;
  ref: Ref<HTMLFormElement>;
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
export function AddressFormDialog({ actor, snapshot, ref }: Props) {
  const { draft, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const field = (name: Words, action?: ReactNode) => (
    <TextField
      action={action}
      label={text.fields[name]}
      hint={RULES[name]}
      problem={sentenceAt(problems, name)}
      required={name !== 'addressLine2'}
      value={draft?.[name] ?? ''}
      autoComplete={AUTOCOMPLETE[name]}
      onChange={({ target }) => actor.send({ type: 'draft.changed', change: { [name]: target.value } })}
    />
  );
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      title={text.editTitle}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'form.submitted' });
        }}
      >
        <Stack>
          <Refusal reason={error} />
          {field('recipientName')}
          {field('recipientPhone')}
          <PostcodeField
            onChoose={({ zipCode, roadAddress }) =>
              actor.send({ type: 'draft.changed', change: { zipCode, addressLine1: roadAddress } })
            }
          >
            {(search) => field('zipCode', search)}
          </PostcodeField>
          {field('addressLine1')}
          {field('addressLine2')}
          <Checkbox
            checked={draft?.isDefault ?? false}
            onChange={({ target }) =>
              actor.send({ type: 'draft.changed', change: { isDefault: target.checked } })
            }
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
