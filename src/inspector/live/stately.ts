import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { inspectorText } from '#src/text/inspector.ts';
import { sanitize } from '../model/sanitize.ts';
import { offer } from './frames.ts';
import type { Watcher } from './watch.ts';

/** The whole message is masked: snapshots of ports carry their input, which no option of the package reaches. */
function maskedMessage(message: StatelyInspectionEvent): StatelyInspectionEvent {
  const plain: unknown = JSON.parse(JSON.stringify(message));
  // A masked copy has the form of what was copied; the chart's definition is no data and stays whole.
  const masked = sanitize(plain).value as StatelyInspectionEvent;
  return message.type === '@xstate.actor'
    ? Object.assign(masked, { definition: message.definition })
    : masked;
}

/** Stately's own inspector at its default address. It needs the network; data is masked before it leaves. */
export function openStately(): Watcher {
  const inspector = createBrowserInspector({ autoStart: false, serialize: maskedMessage });
  // Opened by a click, because browsers refuse a window that no click asked for.
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
