import type { ActorRefFrom, AnyStateMachine, Snapshot } from 'xstate';
import type { Profile } from '#domain/members/profile/profile.ts';
import type { sessionMachine } from '#machines/members/auth/session.machine.ts';
import type { rateLimitMachine } from '#machines/shell/rate-limit.machine.ts';
import type { shellMachine, Toast } from '#machines/shell/shell.machine.ts';
import type { AppActors } from '#src/flow/app-actors.ts';
import type { Call } from '#src/http/call.ts';
import type { OneTimeFlag } from '#src/lib/loading/one-time-flag.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';

/** Services that wirings and screens use. One object per app; there is no module-level singleton. */
export type AppServices = {
  call: Call;
  session: ActorRefFrom<typeof sessionMachine>;
  shell: ActorRefFrom<typeof shellMachine>;
  /** App-wide actors, started on first request. */
  actors: AppActors;
  /** Actor that counts the waits of rate limits. */
  rateLimit: ActorRefFrom<typeof rateLimitMachine>;
  /** Site key of the bot check; '' turns the check off. */
  botCheckKey: string;
  /** Writes to the browser's log, for developers. */
  warn(message: string): void;
  navigate(path: string, options?: { replace?: boolean }): void;
  toast(text: string, tone?: Toast['tone']): void;
  /** Leaves the app for another site, such as a payment provider. */
  leave(url: string): void;
  /** Local storage, which outlives the tab. */
  storage: SafeStorage;
  /** Session storage, which holds drafts until the tab is closed. */
  tabStorage: SafeStorage;
  /** Profile of the signed-in member as the server sent it last; null for guests. */
  knownProfile(): Profile | null;
  /** Takes over a profile that was read: the role applies at once, the rest is for later readers. */
  profileRead(profile: Profile): void;
  /** Creates an idempotency key for one intended write; a resend carries the same key. */
  newKey(): string;
  /** Set once a call needs step-up authentication or a member owes consents; then the dialogs are loaded. */
  proof: OneTimeFlag;
  /** Called if the code of the open page could not be loaded. */
  pageBlocked(): void;
  /**
   * Snapshot of a flow of this page, such as from server rendering; the flow continues there and loads nothing again.
   */
  storedSnapshot?: ((flow: AnyStateMachine, input: unknown) => Snapshot<unknown> | undefined) | undefined;
  /** Starts a flow in another state than its initial one; in builds with the inspector only. */
  adapt?: (<Logic>(logic: Logic) => Logic) | undefined;
};
