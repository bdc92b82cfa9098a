import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { memberFollowMachine } from '#machines/community/member-follow.machine.ts';
import { useActionWait } from '#src/flow/rate-limit.ts';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { useMemberAct } from '#src/flow/use-member-act.ts';
import { Button } from '#src/ui/button.tsx';
import { followText as text } from './follow.text.ts';
import { wireMemberFollow } from './follow.wiring.ts';

type FollowButtonProps = { nickname: string; actor: ActorRefFrom<typeof memberFollowMachine> };

/** Follow toggle that changes at once; guests are sent to login and back. */
export function FollowButton({ nickname, actor }: FollowButtonProps) {
  const isFollowing = useSelector(actor, ({ context }) => context.shown.on);
  const state = useSelector(actor, ({ value }) => String(value));
  const wait = useActionWait('REACTION');
  const { act, isHeld } = useMemberAct(text.loginFirst, () => actor.send({ type: 'mark.toggled' }));
  return (
    <Button
      type="button"
      size="small"
      tone={isFollowing ? 'secondary' : 'primary'}
      data-flow="memberFollow"
      data-state={state}
      aria-pressed={isFollowing}
      aria-label={text.followOf(nickname)}
      blocked={isHeld}
      wait={wait}
      onClick={act}
    >
      {isFollowing ? text.following : text.follow}
    </Button>
  );
}

type FollowToggleProps = { userId: number; nickname: string; isFollowing: boolean };

/** Follow toggle in a list, with its own flow. */
export function FollowToggle({ userId, nickname, isFollowing }: FollowToggleProps) {
  const actor = useFlowActor(wireMemberFollow, { id: userId, mark: { on: isFollowing, count: 0 } });
  return <FollowButton nickname={nickname} actor={actor} />;
}
