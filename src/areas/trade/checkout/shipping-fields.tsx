import { type ReactNode, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { Address } from '#domain/members/account/address.ts';
import {
  isShippingTo,
  NO_SHIPPING,
  SHIPPING,
  SHIPPING_FIELDS,
  type ShippingField,
  type ShippingForm,
  shippingTo,
} from '#domain/trade/orders/shipping.ts';
import type { checkoutMachine } from '#machines/trade/checkout.machine.ts';
import { PostcodeField } from '#src/areas/members/addresses/postcode-field.tsx';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { Block } from './checkout-layout.tsx';
import { RequestField } from './request-field.tsx';

export type CheckoutParts = {
  actor: ActorRefFrom<typeof checkoutMachine>;
  snapshot: SnapshotFrom<typeof checkoutMachine>;
};

const RULES: Partial<Record<ShippingField, string>> = text.rules;
const INPUT_MODES: Partial<Record<ShippingField, 'tel' | 'numeric'>> = {
  recipientPhone: 'tel',
  postalCode: 'numeric',
};

/** An address to type: the recipient stays. */
const NOWHERE = Object.fromEntries(
  SHIPPING_FIELDS.filter((field) => ['postcode', 'address'].includes(SHIPPING[field].part)).map((field) => [
    field,
    NO_SHIPPING[field],
  ]),
);

/** Delivery address: a saved one as a card, otherwise the form fields. */
export function ShippingFields({ actor, snapshot }: CheckoutParts) {
  const { values, addresses, problems } = snapshot.context;
  const [isChoosing, setChoosing] = useState(false);
  const change = (part: Partial<ShippingForm>) => actor.send({ type: 'field.changed', change: part });
  const choose = (part: Partial<ShippingForm>) => {
    change(part);
    setChoosing(false);
  };
  const saved = addresses.find((address) => isShippingTo(address, values));
  return (
    <Block
      title={text.address}
      act={
        addresses.length > 0 ? (
          <Button size="small" type="button" onClick={() => setChoosing(true)}>
            {saved ? text.change : text.saved}
          </Button>
        ) : null
      }
    >
      {saved ? (
        <SavedAddress address={saved} />
      ) : (
        <TypedAddress values={values} problems={problems} change={change} />
      )}
      <OrderInputs values={values} problems={problems} change={change} />
      <AddressSheet
        open={isChoosing}
        addresses={addresses}
        shipping={values}
        onClose={() => setChoosing(false)}
        onChoose={(address) => choose(shippingTo(address))}
        onOther={() => choose(NOWHERE)}
      />
    </Block>
  );
}

const SavedAddress = ({ address }: { address: Address }) => (
  <div>
    <Row css={{ gap: '$2' }}>
      <strong>{address.recipientName}</strong>
      {address.isDefault ? <Chip>{text.byDefault}</Chip> : null}
    </Row>
    <p>
      ({address.zipCode}) {address.addressLine1} {address.addressLine2}
    </p>
    <Muted>{address.recipientPhone}</Muted>
  </div>
);

type ShippingInputsProps = {
  values: ShippingForm;
  problems: readonly FieldProblem[];
  change: (part: Partial<ShippingForm>) => void;
};

function ShippingInput({
  name,
  action,
  values,
  problems,
  change,
}: ShippingInputsProps & { name: ShippingField; action?: ReactNode }) {
  return (
    <TextField
      action={action}
      name={name}
      label={SHIPPING[name].label}
      hint={RULES[name]}
      problem={sentenceAt(problems, name)}
      required={SHIPPING[name].isRequired}
      value={values[name]}
      autoComplete={SHIPPING[name].autoComplete}
      inputMode={INPUT_MODES[name] ?? 'text'}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
}

/** Fields that a saved address has. */
const TypedAddress = (props: ShippingInputsProps) =>
  SHIPPING_FIELDS.filter((name) => SHIPPING[name].saved !== null).map((name) =>
    name === 'postalCode' ? (
      <PostcodeField
        key={name}
        onChoose={({ zipCode, roadAddress }) =>
          props.change({ postalCode: zipCode, deliveryAddress: roadAddress })
        }
      >
        {(search) => <ShippingInput {...props} name={name} action={search} />}
      </PostcodeField>
    ) : (
      <ShippingInput key={name} {...props} name={name} />
    ),
  );

/** Fields of this order alone. */
const OrderInputs = (props: ShippingInputsProps) =>
  SHIPPING_FIELDS.filter((name) => SHIPPING[name].saved === null).map((name) =>
    name === 'deliveryMessage' ? (
      <RequestField
        key={name}
        value={props.values[name]}
        problem={sentenceAt(props.problems, name)}
        onChange={(deliveryMessage) => props.change({ deliveryMessage })}
      />
    ) : (
      <ShippingInput key={name} {...props} name={name} />
    ),
  );
