import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { storeFollowMachine } from '#machines/trade/store-follow.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useActionWait } from '#src/flow/rate-limit.ts';
import { useMemberAct } from '#src/flow/use-member-act.ts';
import { Button } from '#src/ui/button.tsx';
import { storeFollowText as text } from './store-follow.text.ts';
import { renewPrices } from './store-follow.wiring.ts';

type StoreFollowButtonProps = { storeName: string; actor: ActorRefFrom<typeof storeFollowMachine> };

/** Follow toggle of a store that changes at once; guests are sent to login and back. */
export function StoreFollowButton({ storeName, actor }: StoreFollowButtonProps) {
  const app = useApp();
  const isFollowing = useSelector(actor, ({ context }) => context.shown.on);
  const isSaved = useSelector(actor, ({ context }) => context.confirmed.on);
  const state = useSelector(actor, ({ value }) => String(value));
  const priced = useRef(isSaved);
  const wait = useActionWait('REACTION');
  const { act, isHeld } = useMemberAct(text.loginFirst, () => actor.send({ type: 'mark.toggled' }));
  // The prices on screen belong to another chart, which has to follow what the server has saved.
  useEffect(() => {
    if (priced.current === isSaved) return;
    priced.current = isSaved;
    renewPrices(app);
  }, [app, isSaved]);
  return (
    <Button
      type="button"
      size="small"
      tone={isFollowing ? 'secondary' : 'primary'}
      data-flow="storeFollow"
      data-state={state}
      aria-pressed={isFollowing}
      aria-label={text.followOf(storeName)}
      blocked={isHeld}
      wait={wait}
      onClick={act}
    >
      {isFollowing ? text.following : text.follow}
    </Button>
  );
}
