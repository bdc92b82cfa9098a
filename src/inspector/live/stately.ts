import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { inspectorText } from '#src/text/ko/inspector.ts';
import { sanitize } from '../model/sanitize.ts';
import { offer } from './frames.ts';
import type { Watcher } from './watch.ts';

/** Stately's own inspector at its default address. It needs the network; data is masked before it leaves. */
export function openStately(): Watcher {
  const inspector = createBrowserInspector({
    autoStart: false,
    // The inspector asks for the types it was given; a masked copy has the same form.
    sanitizeContext: (context) => sanitize(context).value as typeof context,
    sanitizeEvent: (event) => ({ ...(sanitize(event).value as typeof event), type: event.type }),
  });
  // Opened by a click, because browsers refuse a window that nobody asked for.
  const open = () => {
    inspector.start();
    return true;
  };
  offer(inspectorText.panel.openStately, open, false);
  const roots = new WeakSet<object>();
  const tell = (event: InspectionEvent) => inspector.inspect.next?.(event);
  return {
    // A root tells of itself before anyone can watch it, so its report is made up here.
    started: (actor) => {
      if (actor._parent || roots.has(actor)) return;
      roots.add(actor);
      tell({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId });
    },
    inspected: tell,
  };
}
