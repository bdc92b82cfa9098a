import { useState } from 'react';
import type { MemberDetail, MemberPersonal } from '#domain/admin/members/member-detail.ts';
import { formatDateTime } from '#domain/kit/format.ts';
import { SANCTION_REASONS } from '#domain/members/account/sanction.ts';
import type { MemberFormAbout, MemberFormKind } from '#machines/admin/members/member-form.model.ts';
import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberCounted, MemberFacts, MemberReached } from './member-facts.tsx';
import { MemberFormDialog } from './member-form-dialog.tsx';
import { MemberLists } from './member-lists.tsx';
import { memberPanelText as text } from './member-panel.text.ts';
import { membersText } from './members.text.ts';
import { wireMemberDetail } from './members.wiring.ts';

type PanelProps = { id: number; title: string; onClose: () => void; onDone: () => void };

/** Side panel of one member with all facts and actions. */
export default function MemberPanel({ id, title, onClose, onDone }: PanelProps) {
  const { toast } = useApp();
  const { snapshot, send } = useFlow(wireMemberDetail, { id });
  const { data, error } = snapshot.context;
  const [personal, setPersonal] = useState<MemberPersonal | null>(null);
  const [about, setAbout] = useState<MemberFormAbout | null>(null);
  const done = (sentence: string) => {
    toast(sentence);
    send({ type: 'screen.reloaded' });
    onDone();
  };
  const formDone = (shown: MemberPersonal | null) => {
    setAbout(null);
    if (shown) setPersonal(shown);
    done(text.form.done);
  };
  return (
    <SidePanel title={data?.nickname || title} onClose={onClose}>
      <FlowFrame
        flow="memberDetail"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? (
          <Stack gap={6}>
            <Stack gap={2}>
              <MemberFacts member={data} />
              <Row>
                <AuditLink type="MEMBER" id={data.userId} name={data.nickname} />
              </Row>
            </Stack>
            <Personal personal={personal} onAsk={() => setAbout(aboutOf(data, 'personal'))} />
            <MemberCounted counts={data.counts} />
            <Sanctions
              member={data}
              onDeed={(deed, sanctionId) => setAbout(aboutOf(data, deed, sanctionId))}
            />
            <MemberActions member={data} onDone={done} />
            <MemberLists member={data} />
          </Stack>
        ) : null}
      </FlowFrame>
      {about && data ? (
        <MemberFormDialog
          about={about}
          nickname={data.nickname}
          onDone={formDone}
          onClose={() => setAbout(null)}
        />
      ) : null}
    </SidePanel>
  );
}

const aboutOf = (member: MemberDetail, deed: MemberFormKind, sanctionId = 0): MemberFormAbout => ({
  deed,
  userId: member.userId,
  sanctionId,
  inForce: Object.fromEntries(
    member.sanctions.filter(({ isInForce }) => isInForce).map((one) => [one.kind, one.sanctionId]),
  ),
  role: member.role === 'admin' ? 'user' : 'admin',
});

const Personal = ({ personal, onAsk }: { personal: MemberPersonal | null; onAsk: () => void }) => (
  <Stack gap={3}>
    <SectionTitle>{text.personal.title}</SectionTitle>
    {personal ? (
      <MemberReached personal={personal} />
    ) : (
      <>
        <Muted>{text.personal.hint}</Muted>
        <Row>
          <Button type="button" size="small" onClick={onAsk}>
            {text.deeds.personal}
          </Button>
        </Row>
      </>
    )}
  </Stack>
);

type SanctionsProps = {
  member: MemberDetail;
  onDeed: (deed: MemberFormKind, sanctionId?: number) => void;
};

/** Sanctions of the member, with buttons for a new one and for notes. */
function Sanctions({ member, onDeed }: SanctionsProps) {
  const isGone = member.state === 'DELETED';
  const deeds: readonly MemberFormKind[] = [
    'sanction',
    'memo',
    'points',
    'activity',
    ...(member.role === 'seller' ? [] : (['role'] as const)),
  ];
  return (
    <Stack gap={3}>
      <SectionTitle>{text.sanctions}</SectionTitle>
      {member.sanctions.map((one) => (
        <Row spread key={one.sanctionId}>
          <span>
            <Chip>{membersText.kinds[one.kind]}</Chip> {SANCTION_REASONS[one.reason]} {endOf(one)}
          </span>
          {one.isInForce ? (
            <Button type="button" size="small" onClick={() => onDeed('lift', one.sanctionId)}>
              {text.deeds.lift}
            </Button>
          ) : (
            <Muted>{formatDateTime(one.givenAt)}</Muted>
          )}
        </Row>
      ))}
      {isGone ? null : (
        <Row>
          {deeds.map((deed) => (
            <Button key={deed} type="button" size="small" onClick={() => onDeed(deed)}>
              {text.deeds[deed]}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

function endOf({ kind, isInForce, liftedAt, until }: MemberDetail['sanctions'][number]): string {
  if (kind === 'WARN') return '';
  if (liftedAt) return text.lifted;
  if (!isInForce) return text.over;
  return until ? text.until(formatDateTime(until)) : text.untilLifted;
}
