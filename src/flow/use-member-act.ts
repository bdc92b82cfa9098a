import { useApp, useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';

type MemberAct = {
  act: () => void;
  /** A stored session is being confirmed: whoever may be a member is not sent to log in. */
  isHeld: boolean;
};

/** What only members do; visitors are told why and led to login and back. */
export function useMemberAct(reason: string, act: () => void): MemberAct {
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
