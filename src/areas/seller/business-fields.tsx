import type { ReactNode } from 'react';
import type { ApplicationValues } from '#machines/seller/store/application-form.machine.ts';
import { PostcodeField } from '#src/areas/members/addresses/postcode-field.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { applicationText } from './application.text.ts';

const text = applicationText.form;
type BusinessField = 'businessNo' | 'ownerName' | 'phone' | 'zipCode' | 'addressLine1' | 'addressLine2';

type BusinessProps = {
  field: (name: BusinessField) => {
    name: string;
    label: string;
    value: string;
    problem: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  onAddress: (address: Pick<ApplicationValues, 'zipCode' | 'addressLine1'>) => void;
  /** Field of the registration document, after the number that it proves. */
  children: ReactNode;
};

/** Number, document, owner and address of the business. */
export function BusinessFields({ field, onAddress, children }: BusinessProps) {
  const zip = (search: ReactNode) => (
    <TextField
      {...field('zipCode')}
      required
      action={search}
      autoComplete="postal-code"
      inputMode="numeric"
    />
  );
  return (
    <>
      <TextField
        {...field('businessNo')}
        required
        hint={text.businessNoHint}
        inputMode="numeric"
        autoComplete="off"
      />
      {children}
      <TextField {...field('ownerName')} required autoComplete="name" />
      <TextField
        {...field('phone')}
        required
        hint={text.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <PostcodeField
        onChoose={({ zipCode, roadAddress }) => onAddress({ zipCode, addressLine1: roadAddress })}
      >
        {zip}
      </PostcodeField>
      <TextField {...field('addressLine1')} required autoComplete="address-line1" />
      <TextField {...field('addressLine2')} autoComplete="address-line2" />
    </>
  );
}
