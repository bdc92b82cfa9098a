import { createActor } from 'xstate';
import type { Profile } from '#domain/members/profile/profile.ts';
import { rateLimitMachine } from '#machines/shell/rate-limit.machine.ts';
import { wireSession } from '#src/areas/members/login/session.wiring.ts';
import { wireShell } from '#src/areas/shell/shell.wiring.ts';
import { createAppActors } from '#src/flow/app-actors.ts';
import type { AppServices } from '#src/flow/services.ts';
import type { ApiClientPorts, Rerouted } from '#src/http/api-client.ts';
import type { CallWatch } from '#src/http/call-watch.ts';
import type { Http } from '#src/http/http.ts';
import { lazyClient } from '#src/http/lazy-client.ts';
import { afterFirstPage } from '#src/lib/loading/after-first-page.ts';
import { onFirstUse } from '#src/lib/loading/first-use.ts';
import { lazyLoad } from '#src/lib/loading/lazy-load.ts';
import { createOneTimeFlag } from '#src/lib/loading/one-time-flag.ts';
import { takeReload } from '#src/lib/loading/reload-once.ts';
import { link } from '#src/lib/navigation/link.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { newKey } from '#src/lib/new-key.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';
import { sessionStorageOf } from '#src/lib/storage/session-storage.ts';
import { DRAFTS_KEY, PENDING_PAYMENT_KEY } from '#src/lib/storage/tab-keys.ts';

/** Browser functions that the app needs, as ports. */
export type BrowserPorts = {
  baseUrl: string;
  /** Site key of the bot check; '' turns the check off. */
  botCheckKey: string;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  /** Path and query of the page. */
  location(): string;
  navigate(path: string, options?: { replace?: boolean }): void;
  reload(): void;
  leave(url: string): void;
  warn(message: string): void;
  fetch?: typeof fetch;
  adapt?: AppServices['adapt'];
  storedSnapshot?: AppServices['storedSnapshot'];
  /** Callback for calls; in builds with the inspector only. */
  watch?: CallWatch;
};

export type App = AppServices & {
  start(): void;
  storageChanged(key: string | null): void;
  /** Loads the HTTP client and wraps the transport of all later calls. */
  reroute<Way extends Rerouted>(make: (http: Http) => Way): Promise<Way>;
};

/** Composition root: HTTP, session and shell around one set of browser ports. Nothing runs before `start`. */
export function createApp(ports: BrowserPorts): App {
  // Length: the composition root: its parts know each other, and each closure more is code of every first view.
  const stored = sessionStorageOf(ports.storage);
  const token = (): string | null => session.getSnapshot().context.user?.token ?? null;
  const rateLimit = createActor(rateLimitMachine, { systemId: 'rateLimit' });
  const linePorts: ApiClientPorts = {
    baseUrl: ports.baseUrl,
    token,
    onUnauthorized: () => link('http > session', session)({ type: 'session.expired' }),
    ...(ports.fetch ? { fetch: ports.fetch } : {}),
    watch: ports.watch,
    newKey,
    onMfaWanted: () => {
      if (!ports.location().startsWith(paths.setUpMfa)) ports.navigate(paths.setUpMfa);
    },
    prove: async () => {
      proof.ask();
      const { requestStepUp } = await import('#src/areas/members/mfa/step-up.wiring.ts');
      return requestStepUp(app);
    },
    onWait: (wait) => link('http > rateLimit', rateLimit)({ type: 'limit.reached', ...wait }),
  };
  const proof = createOneTimeFlag();
  const { call, line } = lazyClient({
    open: () => import('#src/http/api-client.ts').then(({ openApiClient }) => openApiClient(linePorts)),
    token,
  });
  const goTo = (path: '/' | '/login') => {
    const here = ports.location();
    if (path === '/') ports.navigate('/');
    // The page that undoes an e-mail change ends the session itself; its result must stay readable.
    else if (!here.startsWith('/login') && !here.startsWith(paths.emailUndo))
      ports.navigate(paths.login(here), { replace: true });
  };
  let known: Profile | null = null;
  const profileRead = (profile: Profile) => {
    known = profile;
    const { user } = session.getSnapshot().context;
    if (user && profile.userType && profile.userType !== user.userType)
      link('profile > session', session)({ type: 'session.userTypeChanged', userType: profile.userType });
  };
  const session = createActor(wireSession({ call, stored, goTo, profileRead, warn: ports.warn }), {
    input: { stored: stored.read() },
    systemId: 'session',
  });
  const shell = createActor(wireShell(ports), { systemId: 'shell' });
  const toast: AppServices['toast'] = (text, tone = 'info') =>
    link('flows > shell', shell)({ type: 'toast.shown', text, tone });
  const app: App = {
    call,
    session,
    shell,
    rateLimit,
    actors: createAppActors(),
    botCheckKey: ports.botCheckKey,
    warn: ports.warn,
    navigate: ports.navigate,
    leave: ports.leave,
    storage: ports.storage,
    tabStorage: ports.tabStorage,
    toast,
    knownProfile: () => known,
    profileRead,
    newKey,
    proof,
    pageBlocked: () =>
      link(
        'code > shell',
        shell,
      )({
        type: 'page.blocked',
        mayReload: takeReload(ports.tabStorage, Date.now()),
      }),
    adapt: ports.adapt,
    storedSnapshot: ports.storedSnapshot,
    start: () => {
      shell.start();
      rateLimit.start();
      session.start();
      session.subscribe((snapshot) => {
        const { endedBy, user } = snapshot.context;
        if (endedBy === 'logout') {
          for (const key of [DRAFTS_KEY, PENDING_PAYMENT_KEY]) ports.tabStorage.remove(key);
          lazyLoad(import('#src/flow/draft-files.ts'), ({ dropAllFiles }) => dropAllFiles());
        }
        if (!snapshot.hasTag('signedIn')) known = null;
        if (user?.consentsDue || user?.feetDue) proof.ask();
      });
      afterFirstPage(() =>
        onFirstUse(() =>
          lazyLoad(import('#src/areas/shell/guest-merge.wiring.ts'), ({ guestMergeOf }) => guestMergeOf(app)),
        ),
      );
    },
    reroute: async (make) => (await line()).reroute(make),
    storageChanged: (key) => {
      if (key !== 'token' && key !== null) return;
      const token = stored.read().token ?? null;
      const mine = session.getSnapshot().context.user?.token ?? null;
      if (token === mine) return;
      // Another member signed in on another tab: this page must send nothing in their name.
      if (token) ports.reload();
      else link('otherTab > session', session)({ type: 'session.endedElsewhere' });
    },
  };
  return app;
}
