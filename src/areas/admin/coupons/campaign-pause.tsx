import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { couponsText } from './coupons.text.ts';
import { wireCampaignPause } from './coupons.wiring.ts';

type Props = { campaign: Campaign; onDone: (sentence: string) => void };

/** Button that pauses or resumes a campaign. */
export function CampaignPause({ campaign, onDone }: Props) {
  const isPaused = campaign.state !== 'PAUSED';
  const words = couponsText.hold[isPaused ? 'pause' : 'resume'];
  const { snapshot, send } = useFlow(
    (app) => wireCampaignPause(app, { isPaused, onDone: () => onDone(words.done) }),
    { id: campaign.campaignId },
  );
  return (
    <span data-flow="campaignPause" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'removal.asked' })}
      >
        {words.name}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={words.ask}
        text={words.text}
        action={{ label: words.name, onConfirm: () => send({ type: 'removal.confirmed' }) }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}
