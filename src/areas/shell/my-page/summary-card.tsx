import { useContext } from 'react';
import { Link } from 'wouter';
import { mypageText } from '#src/areas/members/my-page/mypage.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { RetryWait } from '#src/ui/forms/retry-wait.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { wholeFrame } from '#src/ui/layout/region.tsx';
import { Skeleton } from '#src/ui/states.tsx';

const Cell = styled('div', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '$1',
  minHeight: '84px',
  padding: '$4 $1',
  textAlign: 'center',
});
const Title = styled('h2', { fontSize: '$meta', color: '$ink3', fontWeight: '$regular', letterSpacing: 0 });
const Figure = styled(Link, {
  fontSize: '$title2',
  fontWeight: '$bold',
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
  // The whole card is the hit area.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$control' },
});

type FigureCardProps = {
  snapshot: { machine: { id: string }; value: unknown; hasTag(tag: 'busy' | 'failed'): boolean };
  title: string;
  href: string;
  /** Null until it has loaded. */
  figure: string | null;
  onRetry: () => void;
};

/** Figure of the member page, linked to its screen; a failure is shown in place. */
export function SummaryCard(props: FigureCardProps) {
  const { snapshot, title, href, figure, onRetry } = props;
  const wait = useContext(RetryWait);
  return (
    <FlowFrame flow={snapshot.machine.id} snapshot={wholeFrame(snapshot)}>
      <Cell>
        <Title>{title}</Title>
        {snapshot.hasTag('failed') ? (
          <Stack gap={2} role="alert" css={{ alignItems: 'center' }}>
            <Muted>{mypageText.failed}</Muted>
            <Button size="small" wait={wait} onClick={onRetry}>
              {commonText.retry}
            </Button>
          </Stack>
        ) : figure === null ? (
          <Skeleton rows={1} height={26} />
        ) : (
          <Figure href={href} aria-label={`${title} ${figure}`}>
            {figure}
          </Figure>
        )}
      </Cell>
    </FlowFrame>
  );
}
