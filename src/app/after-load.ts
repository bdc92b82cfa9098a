import type { AppServices } from '#src/flow/services.ts';
import { lazyLoad } from '#src/lib/loading/lazy-load.ts';
import { pageFact } from '#src/lib/navigation/page-facts.ts';
import { keepHangul } from './hangul-font.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/**
 * Does in a production build what no page needs before its load event: worker, Korean font, recorder of problem reports,
 * guide of a demonstration.
 */
export function afterLoadOf(app: AppServices): void {
  // Where the browser refuses the worker, the page does without it.
  registerServiceWorker(app).catch(() => undefined);
  keepHangul(app.storage);
  lazyLoad(import('#src/areas/problem-reports/recorder.ts'), ({ recordingOf }) => recordingOf(app));
  // Only where a member has once allowed it.
  if ('Notification' in window && Notification.permission === 'granted')
    lazyLoad(import('#src/areas/notices/push/renew-push.ts'), ({ renewPush }) => renewPush(app));
  // A file of its own: its name is all that other shops load of it.
  if (pageFact('demonstration'))
    lazyLoad(import('#src/areas/shell/demonstration/open-demonstration.ts'), ({ openDemonstration }) =>
      openDemonstration(app),
    );
}
