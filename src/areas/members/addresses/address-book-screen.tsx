import { useEffect } from 'react';
import type { Address } from '#domain/members/account/address.ts';
import { addressText as text } from '#src/areas/members/addresses/addresses.text.ts';
import { wireAddressBook } from '#src/areas/members/addresses/addresses.wiring.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { LateConfirmDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Chip, Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';

/** Address form, loaded while the list loads. */
const AddressFormDialog = addition(
  () => import('./address-form-dialog.tsx'),
  () => null,
);

/** /mypage/settings: address book of the member. */
export default function AddressBookScreen() {
  const { snapshot, send } = useFlow(wireAddressBook);
  useEffect(() => void AddressFormDialog.preload(), []);
  const { addresses, wanted, removing, error } = snapshot.context;
  const open = (addressId: number | null) => send({ type: 'address.opened', addressId });
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <Row spread>
          <PageTitle>{text.title}</PageTitle>
          <Button type="button" tone="primary" onClick={() => open(null)}>
            {text.add}
          </Button>
        </Row>
        <FlowFrame
          flow="addressBook"
          snapshot={snapshot}
          error={error || text.failed}
          hasContent={addresses.length > 0}
          onRetry={() => send({ type: 'screen.retried' })}
        >
          {addresses.length === 0 ? <EmptyState title={text.empty} hint={text.emptyHint} /> : null}
          <Stack>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => open(address.id)}
                onRemove={() => send({ type: 'removal.asked', addressId: address.id })}
              />
            ))}
          </Stack>
        </FlowFrame>
      </Stack>
      {snapshot.hasTag('open') ? (
        <AddressFormDialog
          address={addresses.find(({ id }) => id === wanted?.addressId) ?? null}
          onSaved={() => send({ type: 'address.saved' })}
          onClose={() => send({ type: 'form.closed' })}
        />
      ) : null}
      <LateConfirmDialog
        open={snapshot.matches('asking')}
        title={text.askRemove}
        text={removing ? `${removing.recipientName} ${removing.addressLine1}` : ''}
        action={{
          label: text.remove,
          danger: true,
          onConfirm: () => send({ type: 'removal.confirmed' }),
        }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </MyPageLayout>
  );
}

type AddressCardProps = { address: Address; onEdit: () => void; onRemove: () => void };

const AddressCard = ({ address, onEdit, onRemove }: AddressCardProps) => (
  <Card>
    <Row spread>
      <Stack gap={2}>
        <Row>
          <strong>{address.recipientName}</strong>
          {address.isDefault ? <Chip tone="accent">{text.byDefault}</Chip> : null}
        </Row>
        <p>
          ({address.zipCode}) {address.addressLine1} {address.addressLine2}
        </p>
        <Muted>{address.recipientPhone}</Muted>
      </Stack>
      <Row>
        <Button size="small" type="button" onClick={onEdit}>
          {text.edit}
        </Button>
        <Button size="small" type="button" tone="danger" onClick={onRemove}>
          {text.remove}
        </Button>
      </Row>
    </Row>
  </Card>
);
