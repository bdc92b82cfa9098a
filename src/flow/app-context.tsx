import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { SessionUser } from '#domain/members/session.ts';
import type { AppServices } from '#src/flow/services.ts';

const Context = createContext<AppServices | null>(null);

export const AppProvider = ({ app, children }: { app: AppServices; children: ReactNode }) => (
  <Context.Provider value={app}>{children}</Context.Provider>
);

export function useApp(): AppServices {
  const app = useContext(Context);
  if (!app) throw new Error('useApp needs an AppProvider');
  return app;
}

export type SessionView = { pending: boolean; user: SessionUser | null };

/** Who is here. `user` is null while the start check runs and for visitors. */
export function useSession(): SessionView {
  const { session } = useApp();
  const pending = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  const user = useSelector(session, (snapshot) =>
    snapshot.hasTag('signedIn') ? snapshot.context.user : null,
  );
  return { pending, user };
}

/** Wires a machine to the world once for this screen. */
export function useLogic<Logic>(wire: (app: AppServices) => Logic): Logic {
  const app = useApp();
  const [logic] = useState(() => app.adapt?.(wire(app)) ?? wire(app));
  return logic;
}
