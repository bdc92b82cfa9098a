import { useState } from 'react';
import { inspectorText } from '#src/text/inspector.ts';
import type { LiveLog } from '../model/live-log.ts';
import { isEmbedded } from '../parts/embedded.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Note } from '../parts/section.tsx';
import { LiveView } from './live-view.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { useShop } from './use-shop.ts';

/** Page of a running shop page or an imported log. */
export function LivePage() {
  const shop = useShop();
  const [brought, setBrought] = useState<LiveLog | null>(null);
  return (
    <PageFrame fixed bare={isEmbedded()}>
      {brought ? (
        <LiveView
          log={brought}
          shop={null}
          onImport={setBrought}
          banner={<ReplayBar log={brought} onClose={() => setBrought(null)} />}
        />
      ) : (
        <LiveView
          log={shop.log}
          shop={shop}
          onImport={setBrought}
          banner={shop.page ? null : <Note role="status">{inspectorText.live.waiting}</Note>}
        />
      )}
    </PageFrame>
  );
}
