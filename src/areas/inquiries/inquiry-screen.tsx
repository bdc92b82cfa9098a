import type { InquiryThread } from '#domain/inquiries/inquiry.ts';
import { mayAsk } from '#domain/inquiries/inquiry-lifecycle.ts';
import { formatDateTime } from '#domain/kit/format.ts';
import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { inquiryText, threadText as text } from './inquiries.text.ts';
import { wireInquiryClosing, wireMyMessage, wireMyThread } from './inquiries.wiring.ts';
import { InquiryChips, InquiryFacts } from './inquiry-facts.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';

/** /mypage/inquiries/:id: one inquiry of the member. */
export default function InquiryScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return (
    <MyPageLayout>
      <Stack gap={4}>
        <nav aria-label={text.back}>
          <TextLink href={paths.inquiries}>{text.back}</TextLink>
        </nav>
        {Number.isSafeInteger(id) && id > 0 ? <Loaded key={id} id={id} /> : <Missing />}
      </Stack>
    </MyPageLayout>
  );
}

/** Page of an inquiry that does not exist or is somebody else's. */
const Missing = ({ reason }: { reason?: string | null }) => (
  <EmptyState isPage title={reason || text.missing}>
    <ButtonLink href={paths.inquiries}>{text.back}</ButtonLink>
  </EmptyState>
);

function Loaded({ id }: { id: number }) {
  const { snapshot, send } = useFlow(wireMyThread, id);
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="inquiryThread"
      snapshot={snapshot}
      error={error || inquiryText.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<Missing reason={error} />}
      hasContent={data !== null}
    >
      {data ? <Thread thread={data} onChanged={() => send({ type: 'screen.reloaded' })} /> : null}
    </FlowFrame>
  );
}

/** Sentence on what happens next. */
const nextOf = ({ state, isEscalated, reopensUntil }: InquiryThread): string => {
  if (reopensUntil) return text.reopens(formatDateTime(reopensUntil));
  if (state === 'CLOSED') return text.ended;
  if (state === 'ANSWERED') return text.answered;
  return isEscalated ? text.escalated : text.waiting;
};

function Thread({ thread, onChanged }: { thread: InquiryThread; onChanged: () => void }) {
  const { inquiryId, line, event, messages } = thread;
  const isOpen = mayAsk(thread.state);
  const closing = useFlowActor((app) => wireInquiryClosing(app, onChanged), { id: inquiryId });
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{inquiryText.to(thread)}</PageTitle>
        <InquiryChips inquiry={thread} />
      </Stack>
      <InquiryFacts inquiry={thread}>
        {line ? <TextLink href={paths.order(line.orderId)}>{text.order}</TextLink> : null}
        {event ? <TextLink href={paths.event(event.eventId)}>{text.event}</TextLink> : null}
      </InquiryFacts>
      <MessageList thread={thread} as="BUYER" />
      <Muted role="status">{nextOf(thread)}</Muted>
      {isOpen || thread.reopensUntil ? (
        <MessageForm
          key={messages.length}
          inquiryId={inquiryId}
          wire={wireMyMessage}
          label={isOpen ? text.write : text.reopen}
          onDone={onChanged}
        />
      ) : (
        <ButtonLink href={inquiryPaths.asking}>{inquiryText.shop}</ButtonLink>
      )}
      {isOpen ? (
        <Row>
          <RemovalButton actor={closing} label={text.close} question={text.closeQuestion} />
        </Row>
      ) : null}
    </Stack>
  );
}
