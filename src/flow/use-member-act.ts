import { useApp, useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/paths.ts';

/** What only members do; visitors are told why and led to login and back. */
export function useMemberAct(reason: string, act: () => void): () => void {
  const { navigate, toast } = useApp();
  const { user } = useSession();
  return () => {
    if (user) return act();
    toast(reason);
    return navigate(paths.login(window.location.pathname + window.location.search));
  };
}
