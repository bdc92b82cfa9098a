import type { ChangeEvent } from 'react';
import { useFlow } from '#src/flow/use-flow.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { ErrorState } from '#src/ui/states.tsx';
import { wireCampaignList } from '../coupons/campaign-list.wiring.ts';
import { memberPanelText } from './member-panel.text.ts';
import { memberBulkText as text } from './members.text.ts';

type Props = {
  problem?: string | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** Filter of the latest hundred running campaigns. */
const RUNNING = { filters: { q: null, state: 'RUNNING' }, sort: null, size: 100 } as const;

/** Select of a coupon campaign. */
export function CampaignField(props: Props) {
  const { snapshot, send } = useFlow(wireCampaignList, { filter: RUNNING, page: 0 });
  if (snapshot.hasTag('failed'))
    return <ErrorState message={text.campaignsFailed} onRetry={() => send({ type: 'screen.retried' })} />;
  const campaigns = snapshot.context.page?.items ?? [];
  return (
    <SelectField
      label={text.campaign}
      hint={snapshot.context.page && campaigns.length === 0 ? text.noCampaign : text.campaignHint}
      required
      choices={[
        { value: '', label: memberPanelText.form.choose },
        ...campaigns.map(({ campaignId, name, code }) => ({
          value: String(campaignId),
          label: `${name} (${code})`,
        })),
      ]}
      {...props}
    />
  );
}
