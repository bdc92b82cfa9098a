import type { InquiryAuthor, InquiryThread } from '#domain/inquiries/inquiry.ts';
import { mayAsk } from '#domain/inquiries/inquiry-lifecycle.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { inquiryText } from '../inquiries.text.ts';
import { InquiryChips, InquiryFacts } from '../inquiry-facts.tsx';
import { MessageForm } from '../message-form.tsx';
import { MessageList } from '../message-list.tsx';
import { inquiryDeskText as text } from './inquiry-desk.text.ts';
import type { InquiryDeskProps } from './inquiry-desk-props.ts';

type Paths = 'orderPath' | 'claimPath' | 'eventPath';
type Props = Pick<InquiryDeskProps, 'wiring' | 'as' | 'templates' | Paths> & {
  id: number;
  onClose: () => void;
  onDone: () => void;
};

/** Side panel of one inquiry with the answer of the desk; an address that names no readable one shows the refusal. */
export default function InquiryPanel({ id, onClose, onDone, ...desk }: Props) {
  const { snapshot, send } = useFlow(desk.wiring.thread, id);
  const { data, error } = snapshot.context;
  return (
    <SidePanel title={data?.userName ?? text.label} onClose={onClose}>
      <FlowFrame
        flow="inquiryThread"
        snapshot={snapshot}
        error={error || inquiryText.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? (
          <Thread
            {...desk}
            thread={data}
            onDone={() => {
              send({ type: 'screen.reloaded' });
              onDone();
            }}
          />
        ) : null}
      </FlowFrame>
    </SidePanel>
  );
}

/** Links of a desk to what an inquiry is about. */
const linksOf = (
  { line, claim, event }: InquiryThread,
  { orderPath, claimPath, eventPath }: Pick<Props, Paths>,
): (readonly [href: string, label: string])[] => [
  ...(line && orderPath ? [[orderPath(line.orderId), text.order] as const] : []),
  ...(claim && claimPath ? [[claimPath(claim.claimId), text.claim] as const] : []),
  ...(event && eventPath ? [[eventPath(event.eventId), text.event] as const] : []),
];

type ThreadProps = Omit<Props, 'id' | 'onClose'> & { thread: InquiryThread; as: InquiryAuthor };

function Thread({ thread, as, wiring, templates, onDone, ...to }: ThreadProps) {
  const { inquiryId, messages, state } = thread;
  return (
    <Stack gap={6}>
      <InquiryChips inquiry={thread} />
      <InquiryFacts inquiry={thread}>
        {linksOf(thread, to).map(([href, label]) => (
          <TextLink key={label} href={href}>
            {label}
          </TextLink>
        ))}
      </InquiryFacts>
      <MessageList thread={thread} as={as} />
      {mayAsk(state) ? (
        <MessageForm
          key={messages.length}
          inquiryId={inquiryId}
          wire={wiring.message}
          label={text.answer}
          onDone={onDone}
        >
          {templates}
        </MessageForm>
      ) : (
        <Muted role="status">{text.ended}</Muted>
      )}
    </Stack>
  );
}
