import { Link } from 'wouter';
import { formatShortDate } from '#domain/kit/format.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { TOPIC_NAMES, noticeText as text } from '#src/areas/notices/notices.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';

const Item = styled('li', { listStyle: 'none' });
const Line = styled(Link, {
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: '$3',
  padding: '$4 0',
  minHeight: '44px',
  '@hover': { '&:hover p': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
const Dot = styled('span', { width: '8px', height: '8px', marginTop: '8px', borderRadius: '$round' });
const Words = styled('div', { display: 'grid', gap: '2px', minWidth: 0, '& p': { margin: 0 } });

type NoticeRowsProps = { notices: readonly Notice[]; onOpen: (noticeId: number) => void };

/** Notices as links to their subject; unread ones have a dot with a text alternative. */
export const NoticeRows = ({ notices, onOpen }: NoticeRowsProps) => (
  <Rows>
    {notices.map((notice) => (
      <Item key={notice.noticeId}>
        <Line href={notice.path} onClick={() => onOpen(notice.noticeId)}>
          {notice.isRead ? (
            <span />
          ) : (
            <Dot role="img" aria-label={text.unread} css={{ background: '$brand' }} />
          )}
          <Words>
            <p>{notice.message}</p>
            <Muted>
              {TOPIC_NAMES[notice.topic]} ·{' '}
              <time dateTime={notice.createdAt}>{formatShortDate(notice.createdAt)}</time>
            </Muted>
          </Words>
        </Line>
      </Item>
    ))}
  </Rows>
);
