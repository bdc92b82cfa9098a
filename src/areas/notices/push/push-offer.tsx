import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { pushText } from './push.text.ts';
import { wirePushOffer } from './push.wiring.ts';
import { pushPermission } from './push-browser.ts';
import { isPostponed } from './push-choice.ts';

const text = pushText.offer;

const Card = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  '& p': { margin: 0 },
});

/** Reason for the offer: an order was placed, or a sold-out size is waited for. */
export type PushOfferProps = { about: 'order' | 'restock' };

/**
 * Offers push notifications where the member has just asked for something that takes time. The
 * browser asks for permission only after the press.
 */
export default function PushOffer({ about }: PushOfferProps) {
  const { storage } = useApp();
  const canAsk = pushPermission() === 'askable' && !isPostponed(storage);
  const { snapshot, send } = useFlow(wirePushOffer, { canAsk });
  const isSaving = snapshot.hasTag('saving');
  if (!snapshot.hasTag('ready') && !isSaving) return null;
  const isOn = snapshot.matches('enabled');
  const { error } = snapshot.context;
  return (
    <Card aria-label={text.label} data-flow="pushOffer" data-state={statePath(snapshot.value)}>
      <p role="status">{isOn ? pushText.on : (error ?? text[about])}</p>
      {isOn ? null : (
        <Row>
          <Button type="button" size="small" busy={isSaving} onClick={() => send({ type: 'offer.accepted' })}>
            {text.accept}
          </Button>
          <Button
            type="button"
            size="small"
            tone="ghost"
            blocked={isSaving}
            onClick={() => send({ type: 'offer.postponed' })}
          >
            {text.postpone}
          </Button>
        </Row>
      )}
    </Card>
  );
}
