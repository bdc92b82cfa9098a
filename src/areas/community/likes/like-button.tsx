import { useSelector } from '@xstate/react';
import { formatNumber } from '#domain/kit/format.ts';
import { wireReaction } from '#src/areas/community/feed-list/feed-list.wiring.ts';
import { feedText as text } from '#src/areas/community/feed-list/feeds.text.ts';
import { useActionWait } from '#src/flow/rate-limit.ts';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { useMemberAct } from '#src/flow/use-member-act.ts';
import { styled } from '#src/styles/stitches.ts';
import { held } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

const Heart = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  flex: 'none',
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 $2',
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  // Shrinks while pressed and springs back.
  '& svg': { transition: 'scale 280ms cubic-bezier(.3, 2.4, .5, 1)' },
  '&:active svg': { scale: '.8' },
  '&[aria-pressed="true"] svg': { color: '$heart' },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
});

type LikeButtonProps = { feedId: number; liked: boolean; count: number; size?: number };

/** Like toggle that changes at once; guests are sent to login and back. */
export function LikeButton({ feedId, liked, count, size = 20 }: LikeButtonProps) {
  const actor = useFlowActor(wireReaction, { id: feedId, mark: { on: liked, count } });
  const shown = useSelector(actor, (snapshot) => snapshot.context.shown);
  const state = useSelector(actor, (snapshot) => String(snapshot.value));
  const isHeld = useActionWait('REACTION') > 0;
  const member = useMemberAct(text.loginToLike, () => actor.send({ type: 'mark.toggled' }));
  return (
    <Heart
      type="button"
      data-flow="feedReaction"
      data-state={state}
      aria-pressed={shown.on}
      aria-label={text.like(formatNumber(shown.count))}
      {...(isHeld || member.isHeld ? held : { onClick: member.act })}
    >
      <Icon name="heart" size={size} filled={shown.on} />
      <span>{formatNumber(shown.count)}</span>
    </Heart>
  );
}
