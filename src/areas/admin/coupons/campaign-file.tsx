import { useState } from 'react';
import { COUPON_STATUS_NAMES } from '#domain/admin/coupons/coupon-labels.ts';
import { COUPON_STATUSES } from '#domain/trade/coupons/coupon.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { indexText } from '#src/text/index-table.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { ExportButton } from '#src/ui/index-table/export-button.tsx';
import { SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { couponsText } from './coupons.text.ts';
import { wireCouponFile } from './coupons.wiring.ts';

const text = couponsText.file;
const CHOICES = [
  { value: '', label: couponsText.all },
  ...COUPON_STATUSES.map((value) => ({ value, label: COUPON_STATUS_NAMES[value] })),
];

/** Export of a campaign's coupons, of one status or all. */
export function CampaignFile({ campaignId }: { campaignId: number }) {
  const { snapshot, send } = useFlow(wireCouponFile);
  const [chosen, choose] = useState('');
  const status = COUPON_STATUSES.find((one) => one === chosen) ?? null;
  return (
    <Stack gap={3}>
      <SectionTitle>{text.title}</SectionTitle>
      <SelectField
        label={text.status}
        choices={CHOICES}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      />
      <ExportButton
        flow="couponFile"
        snapshot={snapshot}
        hint={indexText.csvHint}
        onAsk={() => send({ type: 'file.asked', filter: { campaignId, status } })}
      />
    </Stack>
  );
}
