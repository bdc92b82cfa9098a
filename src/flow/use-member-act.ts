import { useApp, useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';

type MemberActionButton = {
  act: () => void;
  /** True while a stored session is being confirmed: such a person is not sent to the login page yet. */
  isHeld: boolean;
};

/** Wraps an action for members: a guest sees the reason as a toast and is sent to the login page and back. */
export function useMemberAct(reason: string, act: () => void): MemberActionButton {
  const { navigate, toast } = useApp();
  const { checking, user } = useSession();
  return {
    isHeld: checking,
    act: () => {
      if (checking) return;
      if (user) return act();
      toast(reason);
      return navigate(paths.login(window.location.pathname + window.location.search));
    },
  };
}
