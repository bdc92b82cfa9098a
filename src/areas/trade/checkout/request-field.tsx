import { useState } from 'react';
import { SHIPPING } from '#domain/trade/orders/shipping.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';

const OWN = 'own';

type RequestFieldProps = { value: string; problem: string | undefined; onChange: (words: string) => void };

/** Delivery request: one of the usual texts, or a custom one. */
export function RequestField({ value, problem, onChange }: RequestFieldProps) {
  const isUsual = value === '' || text.requests.some((request) => request === value);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || !isUsual;
  const choose = (chosen: string) => {
    setWantsOwn(chosen === OWN);
    onChange(chosen === OWN ? '' : chosen);
  };
  return (
    <Stack gap={2}>
      <SelectField
        label={SHIPPING.deliveryMessage.label}
        choices={[
          { value: '', label: text.noRequest },
          ...text.requests.map((request) => ({ value: request, label: request })),
          { value: OWN, label: text.ownRequest },
        ]}
        value={isOwn ? OWN : value}
        onChange={({ target }) => choose(target.value)}
      />
      {isOwn ? (
        <TextField
          name="deliveryMessage"
          label={text.requestWords}
          problem={problem}
          value={value}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </Stack>
  );
}
