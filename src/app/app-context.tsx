import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SessionUser } from '#domain/session.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { shellMachine, Toast } from '#machines/shell/shell.machine.ts';
import type { Call } from '#src/http/call.ts';
import type { SafeStorage } from '#src/lib/safe-storage.ts';

/** What screens and wiring may use of the world. One object an app; no module-level singleton. */
export type AppServices = {
  call: Call;
  session: ActorRefFrom<typeof sessionMachine>;
  shell: ActorRefFrom<typeof shellMachine>;
  navigate(path: string, options?: { replace?: boolean }): void;
  toast(text: string, tone?: Toast['tone']): void;
  /** Drafts that live as long as the tab. */
  tabStorage: SafeStorage;
  /** A new key for one intent to write; a resend of the intent carries the same key. */
  newKey(): string;
};

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
  const [logic] = useState(() => wire(app));
  return logic;
}
