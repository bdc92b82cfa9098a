import { useState } from 'react';
import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import type { SegmentGiftAbout } from '#machines/admin/coupons/segment-gift.machine.ts';
import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { CampaignFacts } from './campaign-facts.tsx';
import { CampaignFile } from './campaign-file.tsx';
import { CampaignFormDialog } from './campaign-form-dialog.tsx';
import { CampaignIssues } from './campaign-issues.tsx';
import { CampaignPause } from './campaign-pause.tsx';
import { couponsText as text } from './coupons.text.ts';
import { wireCampaignDetail } from './coupons.wiring.ts';
import { SegmentGiftDialog } from './segment-gift-dialog.tsx';

type PanelProps = { id: number; title: string; onClose: () => void; onDone: () => void };

/** Side panel of one campaign: facts, issues and actions. */
export function CampaignPanel({ id, title, onClose, onDone }: PanelProps) {
  const { toast } = useApp();
  const { snapshot, send } = useFlow((app) => wireCampaignDetail(app, onDone), { id });
  const { detail, error } = snapshot.context;
  const [isChanging, setIsChanging] = useState(false);
  const [about, setAbout] = useState<SegmentGiftAbout | null>(null);
  const reload = () => send({ type: 'screen.reloaded' });
  const done = (sentence: string) => {
    setIsChanging(false);
    setAbout(null);
    toast(sentence);
    reload();
  };
  return (
    <SidePanel title={detail?.campaign.name ?? title} onClose={onClose}>
      <FlowFrame
        flow="campaignDetail"
        snapshot={snapshot}
        error={error || text.detailFailed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {detail ? (
          <Stack gap={6}>
            <CampaignFacts campaign={detail.campaign} />
            <CampaignActs campaign={detail.campaign} onChange={() => setIsChanging(true)} onDone={done} />
            <CampaignIssues
              issues={detail.issues}
              isStale={snapshot.matches('stale')}
              onGive={detail.campaign.state === 'RUNNING' ? (segment) => setAbout({ id, segment }) : null}
            />
            <CampaignFile campaignId={id} />
          </Stack>
        ) : null}
      </FlowFrame>
      {isChanging && detail ? (
        <CampaignFormDialog
          campaign={detail.campaign}
          onDone={() => done(text.saved)}
          onClose={() => {
            setIsChanging(false);
            // After an edit conflict the panel shows the other administrator's version.
            reload();
          }}
        />
      ) : null}
      {about && detail ? (
        <SegmentGiftDialog
          about={about}
          categories={detail.categories}
          onDone={() => done(text.segment.begun)}
          onClose={() => setAbout(null)}
        />
      ) : null}
    </SidePanel>
  );
}

type ActsProps = { campaign: Campaign; onChange: () => void; onDone: (sentence: string) => void };

/** Edit, pause or resume, and the audit log of a campaign; one that has ended cannot be paused. */
const CampaignActs = ({ campaign, onChange, onDone }: ActsProps) => (
  <Row>
    <Button type="button" size="small" onClick={onChange}>
      {text.change}
    </Button>
    {campaign.state === 'ENDED' ? null : (
      <CampaignPause key={String(campaign.state === 'PAUSED')} campaign={campaign} onDone={onDone} />
    )}
    <AuditLink type="CAMPAIGN" id={campaign.campaignId} name={campaign.name} />
  </Row>
);
