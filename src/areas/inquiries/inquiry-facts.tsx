import type { ReactNode } from 'react';
import type { Inquiry } from '#domain/inquiries/inquiry.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Chip, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { inquiryText as text } from './inquiries.text.ts';

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  '& figure': {
    width: '64px',
    height: '64px',
    margin: 0,
    borderRadius: '$control',
    overflow: 'hidden',
    background: '$tile',
  },
});

/** State, topic and escalation of an inquiry. */
export const InquiryChips = ({ inquiry: { state, topic, isEscalated } }: { inquiry: Inquiry }) => (
  <Row css={{ gap: '$2' }}>
    <Chip>{text.states[state]}</Chip>
    <Chip>{text.topics[topic]}</Chip>
    {isEscalated && state !== 'CLOSED' ? <Chip>{text.escalated}</Chip> : null}
  </Row>
);

type Props = {
  inquiry: Inquiry;
  /** Link to the order of the line, and to the claim or the event, where the reader has a page of it. */
  children?: ReactNode;
};

/** Order line and claim, or event, that an inquiry is about; nothing for another one to the shop. */
export function InquiryFacts({ inquiry: { line, claim, event }, children }: Props) {
  if (!line)
    return event ? (
      <Stack gap={2}>
        <Muted>{text.event(event.title)}</Muted>
        {children}
      </Stack>
    ) : null;
  const { productName, imageUrl, color, size, quantity, orderNo } = line;
  return (
    <Line>
      <figure>
        <Picture image={imageUrl} alt="" width={64} height={64} />
      </figure>
      <Stack gap={2}>
        <strong>{productName}</strong>
        <Muted>{[colorName(color), commonProductText.mm(size), text.quantity(quantity)].join(' · ')}</Muted>
        <Muted>{text.order(orderNo)}</Muted>
        {claim ? <Muted>{text.claim(claim.code)}</Muted> : null}
        {children}
      </Stack>
    </Line>
  );
}
