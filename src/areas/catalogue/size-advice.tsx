import { extrasText } from '#src/areas/catalogue/product-extras.text.ts';
import { wireSizeAdvice } from '#src/areas/catalogue/product-extras.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';

const text = extrasText.advice;

export type SizeAdviceProps = { productId: number };

/** The size for a member's feet, with what it is made of; every other size stays as it is. */
export default function SizeAdvice({ productId }: SizeAdviceProps) {
  const { snapshot, send } = useFlow(wireSizeAdvice, productId);
  const { data, error } = snapshot.context;
  return (
    <Card aria-label={text.title}>
      <FlowFrame
        flow="sizeAdvice"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        skeleton={<Skeleton rows={1} height={64} />}
      >
        {data ? (
          <>
            <strong>{text.size(data.size)}</strong>
            <Muted>{data.parts.map(({ kind, mm }) => text.parts[kind](mm)).join(' + ')}</Muted>
            <Muted>{data.isSure ? text.votes(data.votes) : text.few(data.votes)}</Muted>
          </>
        ) : (
          <Muted>
            {text.noFeet} <TextLink href={paths.profileEdit}>{text.toProfile}</TextLink>
          </Muted>
        )}
      </FlowFrame>
    </Card>
  );
}
