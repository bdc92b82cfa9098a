import { Fragment, useState } from 'react';
import { formatDate, formatDay, formatNumber, formatWon } from '#domain/kit/format.ts';
import { formatBusinessNo } from '#domain/kit/forms/business-no.ts';
import { formatPhone } from '#domain/members/profile/profile.ts';
import { OWN_PHONE_DAYS } from '#domain/policies/moderation.ts';
import type { StoreAdminAction, StoreDetail } from '#domain/seller/store/store-desk.ts';
import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Amounts } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Chip, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { StoreDialog } from './store-dialog.tsx';
import { storesText as text } from './stores.text.ts';
import { wireStoreDetail } from './stores.wiring.ts';

type Props = { id: number; onChanged: () => void; onClose: () => void };

/** Side panel of one store: seller, figures, and the actions of an administrator. */
export function StorePanel({ id, onChanged, onClose }: Props) {
  const { snapshot, send } = useFlow(wireStoreDetail, id);
  const one = snapshot.context.data;
  return (
    <SidePanel title={one?.name ?? text.title} onClose={onClose}>
      <FlowFrame
        flow="storeDetail"
        snapshot={snapshot}
        error={snapshot.context.error || text.detailFailed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={one !== null}
      >
        {one ? (
          <Stack gap={6}>
            <Row>
              <Chip>{text.states[one.state]}</Chip>
              {one.pausedBy ? <Muted>{text.pausers[one.pausedBy]}</Muted> : null}
              <TextLink href={`${adminPaths.members}?open=${one.seller.userId}`}>
                {one.seller.nickname}
              </TextLink>
              {one.state === 'CLOSED' ? null : (
                <TextLink href={`${paths.store}/${id}`}>{text.toShop}</TextLink>
              )}
              <AuditLink type="STORE" id={id} name={one.name} />
            </Row>
            <Deeds
              store={one}
              onDone={() => {
                send({ type: 'screen.reloaded' });
                onChanged();
              }}
            />
            <Facts store={one} />
          </Stack>
        ) : null}
      </FlowFrame>
    </SidePanel>
  );
}

/** Actions of a state; a store that its seller has closed can be opened only by the seller. */
function deedsFor({ state, pausedBy, hasOpenOrders }: StoreDetail): readonly StoreAdminAction[] {
  if (state === 'CLOSED') return pausedBy === 'ADMIN' ? ['resume', 'fee', 'name'] : ['fee', 'name'];
  const close = hasOpenOrders ? [] : (['close'] as const);
  return [state === 'OPEN' ? 'pause' : 'resume', ...close, 'fee', 'name'];
}

function whyNot({ state, pausedBy, hasOpenOrders }: StoreDetail): string | null {
  if (state === 'CLOSED') return pausedBy === 'ADMIN' ? null : text.closedBySeller;
  return hasOpenOrders ? text.openOrders : null;
}

function Deeds({ store, onDone }: { store: StoreDetail; onDone: () => void }) {
  const { toast } = useApp();
  const [deed, choose] = useState<StoreAdminAction | null>(null);
  const close = () => {
    choose(null);
    // After a refusal too, since another administrator may have changed the store.
    onDone();
  };
  const hint = whyNot(store);
  return (
    <Stack gap={2}>
      <Row>
        {deedsFor(store).map((one) => (
          <Button key={one} type="button" size="small" onClick={() => choose(one)}>
            {text.deeds[one]}
          </Button>
        ))}
      </Row>
      {hint ? <Muted>{hint}</Muted> : null}
      {deed ? (
        <StoreDialog
          store={store}
          deed={deed}
          onDone={() => {
            toast(text.done[deed]);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}

const PERCENT = 100;
const percentOf = (points: number): string => formatNumber(points / PERCENT);

function feeOf({ feeBasisPoints, nextFee }: StoreDetail): string {
  const now = text.percent(percentOf(feeBasisPoints));
  if (!nextFee) return now;
  return `${now} · ${text.nextFee(formatDay(nextFee.from), percentOf(nextFee.basisPoints))}`;
}

function ownPhoneOf({ ownPhone: { orders, reviews } }: StoreDetail): string | null {
  if (orders === 0) return null;
  return text.ownPhone(formatNumber(OWN_PHONE_DAYS), formatNumber(orders), formatNumber(reviews));
}

function Facts({ store: one }: { store: StoreDetail }) {
  const { DRAFT, ON_SALE, HIDDEN, SUSPENDED } = one.goods;
  const [onSale, hidden, draft, suspended] = [ON_SALE, HIDDEN, DRAFT, SUSPENDED].map(formatNumber);
  const rows = [
    [text.facts.reason, one.pauseReason],
    [text.columns.fee, feeOf(one)],
    [text.columns.sold, formatWon(one.sold30)],
    [text.facts.goods, text.goods(onSale ?? '', hidden ?? '', draft ?? '', suspended ?? '')],
    [text.facts.ownPhone, ownPhoneOf(one)],
    [text.columns.opened, formatDate(one.createdAt)],
    [text.facts.ownerName, one.ownerName],
    [text.facts.businessNo, one.businessNo && formatBusinessNo(one.businessNo)],
    [text.facts.mailOrderNo, one.mailOrderNo],
    [text.facts.address, one.address],
    [text.facts.phone, one.phone && formatPhone(one.phone)],
    [text.facts.email, one.email],
    [text.facts.returnAddress, one.returnAddress],
    [text.facts.courier, one.courier],
    [text.facts.description, one.description],
  ] as const;
  return (
    <Amounts>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Amounts>
  );
}
