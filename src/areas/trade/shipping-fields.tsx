import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sentenceAt } from '#domain/kit/problems.ts';
import type { Address } from '#domain/members/address.ts';
import type { ShippingForm } from '#domain/trade/checkout.ts';
import { shippingTo } from '#domain/trade/checkout-draft.ts';
import type { checkoutMachine } from '#machines/trade/checkout.machine.ts';
import { PostcodeField } from '#src/areas/members/postcode-field.tsx';
import { checkoutText as text } from '#src/areas/trade/checkout.text.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Card, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';

export type CheckoutParts = {
  actor: ActorRefFrom<typeof checkoutMachine>;
  snapshot: SnapshotFrom<typeof checkoutMachine>;
};

const AUTOCOMPLETE: Record<keyof ShippingForm, string> = {
  recipientName: 'name',
  recipientPhone: 'tel',
  postalCode: 'postal-code',
  deliveryAddress: 'address-line1',
  deliveryDetailAddress: 'address-line2',
  deliveryMessage: 'off',
};
const REQUIRED = new Set<keyof ShippingForm>([
  'recipientName',
  'recipientPhone',
  'postalCode',
  'deliveryAddress',
]);
const RULES: Partial<Record<keyof ShippingForm, string>> = text.rules;

const isChosen = (address: Address, shipping: ShippingForm): boolean =>
  address.zipCode === shipping.postalCode &&
  address.addressLine1 === shipping.deliveryAddress &&
  address.recipientName === shipping.recipientName;

/** Where the parcel goes: a saved address, or typed. */
export function ShippingFields({ actor, snapshot }: CheckoutParts) {
  const { values, addresses, problems } = snapshot.context;
  const change = (part: Partial<ShippingForm>) => actor.send({ type: 'field.changed', change: part });
  const field = (name: keyof ShippingForm, action?: ReactNode) => (
    <TextField
      action={action}
      label={text.fields[name]}
      hint={RULES[name]}
      problem={sentenceAt(problems, name)}
      required={REQUIRED.has(name)}
      value={values[name]}
      autoComplete={AUTOCOMPLETE[name]}
      inputMode={name === 'recipientPhone' ? 'tel' : name === 'postalCode' ? 'numeric' : 'text'}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Card>
      <Stack>
        <Row spread>
          <SectionTitle>{text.address}</SectionTitle>
          <TextLink href={paths.addresses}>{text.manage}</TextLink>
        </Row>
        {addresses.length > 0 ? (
          <Row role="group" aria-label={text.saved}>
            {addresses.map((address) => (
              <Button
                key={address.id}
                size="small"
                type="button"
                aria-pressed={isChosen(address, values)}
                tone={isChosen(address, values) ? 'primary' : 'secondary'}
                onClick={() => change(shippingTo(address))}
              >
                {address.recipientName} {address.addressLine1}
                {address.isDefault ? ` (${text.byDefault})` : ''}
              </Button>
            ))}
          </Row>
        ) : null}
        {field('recipientName')}
        {field('recipientPhone')}
        <PostcodeField
          onChoose={({ zipCode, roadAddress }) =>
            change({ postalCode: zipCode, deliveryAddress: roadAddress })
          }
        >
          {(search) => field('postalCode', search)}
        </PostcodeField>
        {field('deliveryAddress')}
        {field('deliveryDetailAddress')}
        {field('deliveryMessage')}
      </Stack>
    </Card>
  );
}
