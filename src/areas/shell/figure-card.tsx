import { type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { mypageText } from '#src/areas/members/mypage.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Stack } from '#src/ui/layout.tsx';
import { wholeFrame } from '#src/ui/region.tsx';
import { RetryWait } from '#src/ui/retry-wait.ts';
import { Skeleton } from '#src/ui/states.tsx';

const Title = styled('h2', { fontSize: '$label', color: '$ink3', fontWeight: 600 });
const Figure = styled(Link, {
  display: 'block',
  fontSize: '$title1',
  fontWeight: 700,
  color: '$ink',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  // The whole card is pressed, not only its figure.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '&:hover': { textDecoration: 'underline' },
});

type FigureCardProps = {
  flow: string;
  snapshot: { value: unknown; hasTag(tag: 'busy' | 'failed'): boolean };
  title: string;
  href: string;
  /** Null until it has arrived. */
  figure: string | null;
  hint: string;
  onRetry: () => void;
  children?: ReactNode;
};

/** One real figure of my page that leads to its screen; a failing one says so in place. */
export function FigureCard(props: FigureCardProps) {
  const { flow, snapshot, title, href, figure, hint, onRetry, children } = props;
  const wait = useContext(RetryWait);
  return (
    <FlowFrame flow={flow} snapshot={wholeFrame(snapshot)}>
      <Card css={{ position: 'relative', minHeight: '150px', '@small': { minHeight: '122px' } }}>
        <Stack gap={2}>
          <Title>{title}</Title>
          {snapshot.hasTag('failed') ? (
            <Stack gap={2} role="alert" css={{ alignItems: 'start' }}>
              <Muted>{mypageText.failed}</Muted>
              <Button size="small" wait={wait} onClick={onRetry}>
                {commonText.retry}
              </Button>
            </Stack>
          ) : figure === null ? (
            <Skeleton rows={1} height={64} />
          ) : (
            <>
              <Figure href={href} aria-label={`${title} ${figure}`}>
                {figure}
              </Figure>
              {children}
              <Muted>{hint}</Muted>
            </>
          )}
        </Stack>
      </Card>
    </FlowFrame>
  );
}
