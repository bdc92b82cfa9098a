import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { formatShortDate } from '#domain/kit/format.ts';
import { wireNotices } from '#src/areas/catalogue/notices.wiring.ts';
import { noticeText as text } from '#src/areas/catalogue/wishlist.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Chip, Muted, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { RowItem, Rows } from '#src/ui/rows.tsx';
import { Skeleton } from '#src/ui/states.tsx';

/** The latest notices; opening one marks it as read. */
export function NoticeList() {
  const { snapshot, send } = useFlow(wireNotices);
  const { notices, error } = snapshot.context;
  const place = useRef<HTMLDivElement>(null);
  // The bell of the header leads here.
  useEffect(() => {
    if (window.location.hash === '#notices') place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card ref={place} id="notices">
      <Stack gap={3}>
        <SectionTitle>{text.title}</SectionTitle>
        <FlowFrame
          flow="notices"
          snapshot={snapshot}
          error={error || text.failed}
          onRetry={() => send({ type: 'screen.retried' })}
          skeleton={<Skeleton rows={1} height={64} />}
        >
          {snapshot.hasTag('empty') ? <Muted>{text.empty}</Muted> : null}
          <Rows>
            {notices.map((notice) => (
              <RowItem key={notice.noticeId}>
                <Link
                  href={notice.path}
                  onClick={() => send({ type: 'notice.opened', noticeId: notice.noticeId })}
                >
                  {notice.message}
                  <Muted as="time" dateTime={notice.createdAt}>
                    {formatShortDate(notice.createdAt)}
                  </Muted>
                </Link>
                {notice.isRead ? null : <Chip tone="accent">{text.unread}</Chip>}
              </RowItem>
            ))}
          </Rows>
        </FlowFrame>
      </Stack>
    </Card>
  );
}
