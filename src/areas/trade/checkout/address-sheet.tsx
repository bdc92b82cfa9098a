import type { Address } from '#domain/members/account/address.ts';
import { isShippingTo, type ShippingForm } from '#domain/trade/orders/shipping.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Chip, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { chosenOutline } from './checkout-layout.tsx';

const Choice = styled('button', {
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: '$4',
  textAlign: 'left',
  color: '$ink2',
  cursor: 'pointer',
  ...chosenOutline,
  '& strong': { color: '$ink', fontWeight: '$semibold' },
});

type AddressSheetProps = {
  open: boolean;
  addresses: readonly Address[];
  shipping: ShippingForm;
  onClose: () => void;
  onChoose: (address: Address) => void;
  onOther: () => void;
};

/** Sheet with the saved addresses, or the form of an address for this order only. */
export const AddressSheet = ({
  open,
  addresses,
  shipping,
  onClose,
  onChoose,
  onOther,
}: AddressSheetProps) => (
  <Dialog open={open} onClose={onClose} title={text.changeAddress}>
    <Stack>
      <Stack gap={2} role="group" aria-label={text.saved}>
        {addresses.map((address) => (
          <Choice
            key={address.id}
            type="button"
            aria-pressed={isShippingTo(address, shipping)}
            onClick={() => onChoose(address)}
          >
            <Row css={{ gap: '$2' }}>
              <strong>{address.recipientName}</strong>
              {address.isDefault ? <Chip>{text.byDefault}</Chip> : null}
            </Row>
            <span>
              ({address.zipCode}) {address.addressLine1} {address.addressLine2}
            </span>
            <Muted as="span">{address.recipientPhone}</Muted>
          </Choice>
        ))}
      </Stack>
      <Button type="button" size="wide" onClick={onOther}>
        {text.typeAddress}
      </Button>
      <TextLink href={paths.addresses}>{text.manage}</TextLink>
    </Stack>
  </Dialog>
);
