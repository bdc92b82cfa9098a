import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Inquiry } from '#domain/inquiries/inquiry.ts';
import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import MyProblemReports from '#src/areas/problem-reports/my-problem-reports.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { inquiryText, myInquiryText as text } from './inquiries.text.ts';
import { wireMyInquiries } from './inquiries.wiring.ts';
import InquiryDialog from './inquiry-dialog.tsx';
import { InquiryChips } from './inquiry-facts.tsx';

const Item = styled('li', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  padding: '$5 0',
  borderBottom: '1px solid $line',
});
const Excerpt = styled('p', {
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Id of the event in the address; null without a valid one. */
const eventIn = (query: URLSearchParams): number | null => {
  const id = Number(query.get('event'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/**
 * /mypage/inquiries: the member's inquiries; `?new=1` opens the form of one to the shop, with `event`
 * about that event.
 */
export default function MyInquiriesScreen() {
  const query = new URLSearchParams(useSearch());
  const [isOpening, setOpening] = useState(query.has('new'));
  const [eventId, setEventId] = useState(() => eventIn(query));
  const { snapshot, actor } = useFlow(wireMyInquiries, { filter: undefined });
  const open = (
    <Button type="button" onClick={() => setOpening(true)}>
      {text.open}
    </Button>
  );
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <Row spread>
          <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
          {open}
        </Row>
        <PagedFlow
          flow="myInquiries"
          actor={actor}
          snapshot={snapshot}
          failure={inquiryText.failed}
          nothing={
            <EmptyState title={text.empty} hint={text.emptyHint}>
              <ButtonLink href={paths.orders}>{text.orders}</ButtonLink>
            </EmptyState>
          }
        >
          {(items) => (
            <Rows>
              {items.map((inquiry) => (
                <InquiryRow key={inquiry.inquiryId} inquiry={inquiry} />
              ))}
            </Rows>
          )}
        </PagedFlow>
        <MyProblemReports />
      </Stack>
      {isOpening ? (
        <InquiryDialog
          line={null}
          eventId={eventId}
          topic={eventId === null ? '' : 'OTHER'}
          onClose={() => {
            setOpening(false);
            // The button on this page is about anything.
            setEventId(null);
          }}
        />
      ) : null}
    </MyPageLayout>
  );
}

/** Inquiry with its state, its subject and the beginning of its latest message. */
const InquiryRow = ({ inquiry }: { inquiry: Inquiry }) => (
  <Item>
    <InquiryChips inquiry={inquiry} />
    <strong>
      <TextLink href={inquiryPaths.thread(inquiry.inquiryId)}>
        {inquiry.line?.productName ?? inquiry.event?.title ?? inquiryText.shop}
      </TextLink>
    </strong>
    <Excerpt>{inquiry.excerpt}</Excerpt>
    <Muted>
      {inquiryText.to(inquiry)} · <RelativeTime at={inquiry.lastMessageAt} />
    </Muted>
  </Item>
);
