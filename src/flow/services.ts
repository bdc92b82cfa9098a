import type { ActorRefFrom, AnyStateMachine, Snapshot } from 'xstate';
import type { Profile } from '#domain/members/profile/profile.ts';
import type { sessionMachine } from '#machines/members/auth/session.machine.ts';
import type { patienceMachine } from '#machines/shell/patience.machine.ts';
import type { shellMachine, Toast } from '#machines/shell/shell.machine.ts';
import type { AppActors } from '#src/flow/app-actors.ts';
import type { Call } from '#src/http/call.ts';
import type { Asked } from '#src/lib/loading/asked.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';

/** What wiring and screens may use of the world. One object per app; no module-level singleton. */
export type AppServices = {
  call: Call;
  session: ActorRefFrom<typeof sessionMachine>;
  shell: ActorRefFrom<typeof shellMachine>;
  /** Actors of the whole app that start when they are first asked for. */
  actors: AppActors;
  /** What the server wants not to be asked for a while. */
  patience: ActorRefFrom<typeof patienceMachine>;
  /** Site key of the bot check; '' turns it off. */
  botCheckKey: string;
  /** The browser's log, for what a developer should see. */
  warn(message: string): void;
  navigate(path: string, options?: { replace?: boolean }): void;
  toast(text: string, tone?: Toast['tone']): void;
  /** Leaves the app for another page, such as a payment provider's. */
  leave(url: string): void;
  /** What outlives the tab. */
  storage: SafeStorage;
  /** Drafts that live as long as the tab. */
  tabStorage: SafeStorage;
  /** What the server said last of the member who is here; null for anyone else. */
  knownProfile(): Profile | null;
  /** Takes over what was read of the member: the role counts at once, the rest for who asks next. */
  profileRead(profile: Profile): void;
  /** A new key for one intent to write; a resend of the intent carries the same key. */
  newKey(): string;
  /** Whether a call has asked for fresh proof, or a member is asked for consents: from then on their dialogs are on the page. */
  proof: Asked;
  /** The code of the page that is open did not arrive. */
  pageBlocked(): void;
  /** Where a flow of the page left off, such as on the server: it starts there, and loads nothing again. */
  storedSnapshot?: ((flow: AnyStateMachine, input: unknown) => Snapshot<unknown> | undefined) | undefined;
  /** Starts a flow of the page elsewhere than at its start; builds with the inspector only. */
  adapt?: (<Logic>(logic: Logic) => Logic) | undefined;
};
