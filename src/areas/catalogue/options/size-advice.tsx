import { useEffect, useEffectEvent } from 'react';
import type { SizeAdvice as Advice } from '#domain/catalogue/size-advice.ts';
import { extrasText } from '#src/areas/catalogue/product/product-extras.text.ts';
import { wireBoughtSizes, wireSizeAdvice } from '#src/areas/catalogue/product/product-extras.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { FootRuler } from '../product/foot-ruler.tsx';

const text = extrasText.advice;

export type SizeAdviceProps = {
  productId: number;
  /** Called with the advised size once it is known. */
  onAdvice: (size: string) => void;
};

const footOf = ({ parts }: Advice): number => parts.find(({ kind }) => kind === 'FOOT')?.mm ?? 0;

/** Advised size for a member's feet with its explanation; other sizes can still be chosen. */
export default function SizeAdvice({ productId, onAdvice }: SizeAdviceProps) {
  const { snapshot, send } = useFlow(wireSizeAdvice, productId);
  const { data, error } = snapshot.context;
  const advise = useEffectEvent(onAdvice);
  const size = data?.size;
  useEffect(() => {
    if (size !== undefined) advise(String(size));
  }, [size]);
  return (
    <Card aria-label={text.title} css={{ padding: '$4', minHeight: '160px' }}>
      <FlowFrame
        flow="sizeAdvice"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        skeleton={<Skeleton rows={1} height={96} />}
      >
        {data ? (
          <>
            <strong>{text.size(data.size)}</strong>
            <FootRuler foot={footOf(data)} size={data.size} />
            <Muted>{data.parts.map(({ kind, mm }) => text.parts[kind](mm)).join(' + ')}</Muted>
            <Muted>{data.isSure ? text.votes(data.votes) : text.few(data.votes)}</Muted>
          </>
        ) : (
          <Muted>
            {text.noFeet} <TextLink href={paths.profileEdit}>{text.toProfile}</TextLink>{' '}
            <TextLink href={paths.footRuler}>{text.toRuler}</TextLink>
          </Muted>
        )}
      </FlowFrame>
      <KeptSizes productId={productId} />
    </Card>
  );
}

/** Sizes that the member has bought and kept of the brand; nothing while there are none. */
function KeptSizes({ productId }: { productId: number }) {
  const { snapshot } = useFlow(wireBoughtSizes, productId);
  const { data } = snapshot.context;
  return (
    <div data-flow="boughtSizes" data-state={statePath(snapshot.value)}>
      {data ? (
        <Muted>
          {extrasText.bought(data.brand.name, data.sizes.map(({ size }) => `${size}mm`).join(', '))}
        </Muted>
      ) : null}
    </div>
  );
}
