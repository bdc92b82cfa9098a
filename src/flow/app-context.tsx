import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '#domain/members/auth/session.ts';
import type { AppServices } from '#src/flow/services.ts';

const Context = createContext<AppServices | null>(null);

/** Provides the services of the app to the components inside. */
export const AppProvider = ({ app, children }: { app: AppServices; children: ReactNode }) => (
  <Context.Provider value={app}>{children}</Context.Provider>
);

/** Returns the services of the app; throws outside an `AppProvider`. */
export function useApp(): AppServices {
  const app = useContext(Context);
  if (!app) throw new Error('useApp needs an AppProvider');
  return app;
}

export type SessionView = {
  /** True until the session is known: always on the server, in the browser until the start check has ended. */
  pending: boolean;
  /** A stored session is being confirmed (spec 4.1). */
  checking: boolean;
  /** The signed-in member; null for guests and while the session is unknown. */
  user: SessionUser | null;
};

const yes = () => true;
const no = () => false;
const nobody = () => null;

/**
 * Subscribes a component to the session. Server rendering and hydration use the pending state, the real one follows.
 */
export function useSession(): SessionView {
  const { session } = useApp();
  const listen = (changed: () => void) => session.subscribe(changed).unsubscribe;
  const now = () => session.getSnapshot();
  return {
    pending: useSyncExternalStore(listen, () => now().hasTag('pending'), yes),
    checking: useSyncExternalStore(listen, () => now().matches('checking'), no),
    user: useSyncExternalStore(listen, () => (now().hasTag('signedIn') ? now().context.user : null), nobody),
  };
}

/** Provides the chart of a machine to the services once per mounted screen with its calls and effects. */
export function useLogic<Logic>(wire: (app: AppServices) => Logic): Logic {
  const app = useApp();
  const [logic] = useState(() => app.adapt?.(wire(app)) ?? wire(app));
  return logic;
}
