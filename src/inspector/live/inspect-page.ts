import { createActor } from 'xstate';
import { pendingRequestsMachine } from '#machines/shell/pending-requests.machine.ts';
import { link } from '#src/lib/navigation/link.ts';
import { createFaultStore } from '../faults/fault-store.ts';
import { faultyFetch } from '../faults/faulty-fetch.ts';
import type { InspectorHooks } from '../hooks.ts';
import { readReceiver } from '../receiver/receiver.ts';
import { createCallObserver, observedFetch } from './call-observer.ts';
import { openPanel, openWindow } from './frames.ts';
import { readMode } from './mode.ts';
import { openWire, type ShopPacket, type ViewerPacket } from './protocol.ts';
import { createSource } from './source.ts';
import { forgetTabLog, pageIdOf, readTabLog, writeTabLog } from './tab-log.ts';
import { watchActors } from './watch.ts';

/**
 * Connects this page of the shop to a viewer if its address asks for it; returns the hooks for the app. Calls are sent by
 * `real`.
 */
export async function inspectPage(real: typeof fetch = window.fetch.bind(window)): Promise<InspectorHooks> {
  const mode = readMode(window.location.search, window.sessionStorage);
  if (mode === 'off') {
    forgetTabLog(window.sessionStorage);
    return { fetch: real };
  }
  if (mode === 'stately') {
    const { openStately } = await import('../receiver/stately.ts');
    watchActors(openStately(readReceiver(window.location.search, window.sessionStorage)));
    return { fetch: real };
  }
  const page = await pageIdOf(window.sessionStorage, window.navigator.locks);
  const faults = createFaultStore((settings) =>
    wire.post({ from: 'shop', page, kind: 'faults', faults: settings }),
  );
  const source = createSource((reports) => wire.post({ from: 'shop', page, kind: 'reports', reports }), {
    earlier: readTabLog(window.sessionStorage),
    path: window.location.pathname,
  });
  const observe = createCallObserver(source.called);
  const wire = openWire<ViewerPacket, ShopPacket>('viewer', (packet) => {
    if (packet.page !== null && packet.page !== page) return;
    if (packet.kind === 'hello') tellLog();
    if (packet.kind === 'send') source.send(packet.actor, packet.event);
    if (packet.kind === 'faults') faults.write(packet.faults);
  });
  const tellLog = () =>
    wire.post({ from: 'shop', page, kind: 'log', log: source.log(), faults: faults.read() });
  // A viewer in a window of its own outlives the page load.
  tellLog();
  window.addEventListener('pagehide', () => writeTabLog(window.sessionStorage, source.log()));
  watchActors(source);
  if (mode === 'panel') openPanel(page);
  else openWindow(page);
  const calls = createActor(pendingRequestsMachine, { systemId: 'pendingRequests' }).start();
  return {
    fetch: faultyFetch(observedFetch(real, observe), faults, observe),
    watch: link('http > pendingRequests', calls),
  };
}
