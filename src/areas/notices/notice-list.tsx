import { noticeText as text } from '#src/areas/notices/notices.text.ts';
import { wireLatestNotices, wireNoticeReading } from '#src/areas/notices/notices.wiring.ts';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { NoticeRows } from './notice-rows.tsx';

const EVERYTHING = { filter: { topic: null, isUnread: false, isSuppressed: false } };

/** Latest notices on the member page, with a link to all. */
export function NoticeList() {
  const { snapshot, send, actor } = useFlow(wireLatestNotices, EVERYTHING);
  const reading = useFlowActor((app) => wireNoticeReading(app, actor));
  const { page, error } = snapshot.context;
  return (
    <Card>
      <Stack gap={3}>
        <Row spread>
          <SectionTitle>{text.title}</SectionTitle>
          <ButtonLink href={paths.notices} tone="ghost" size="small">
            {text.showAll}
          </ButtonLink>
        </Row>
        <FlowFrame
          flow="notices"
          snapshot={snapshot}
          error={error || text.failed}
          onRetry={() => send({ type: 'screen.retried' })}
          hasContent={page !== null}
          skeleton={<Skeleton rows={1} height={64} />}
        >
          {snapshot.hasTag('empty') ? <Muted>{text.empty}</Muted> : null}
          <NoticeRows
            notices={page?.items ?? []}
            onOpen={(noticeId) => reading.send({ type: 'notice.opened', noticeId })}
          />
        </FlowFrame>
      </Stack>
    </Card>
  );
}
