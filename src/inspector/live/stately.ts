import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { inspectorText } from '#src/text/inspector.ts';
import { sanitize } from '../model/sanitize.ts';
import { offer } from './frames.ts';
import type { Watcher } from './watch.ts';

/** Masks a whole message, since snapshots of ports carry input that no option of the package masks. */
function maskedMessage(message: StatelyInspectionEvent): StatelyInspectionEvent {
  const plain: unknown = JSON.parse(JSON.stringify(message));
  // Masking keeps the form. The chart's definition contains no data and stays whole.
  const masked = sanitize(plain).value as StatelyInspectionEvent;
  return message.type === '@xstate.actor'
    ? Object.assign(masked, { definition: message.definition })
    : masked;
}

/** Connects Stately's inspector at its default address, which needs the network; data is masked first. */
export function openStately(): Watcher {
  const inspector = createBrowserInspector({ autoStart: false, serialize: maskedMessage });
  // Opened by a click, because browsers block other windows.
  const open = () => {
    inspector.start();
    return true;
  };
  offer(inspectorText.panel.openStately, open, false);
  const roots = new WeakSet<object>();
  const tell = (event: InspectionEvent) => inspector.inspect.next?.(event);
  return {
    // A root reports itself before it can be watched, so its report is created here.
    started: (actor) => {
      if (actor._parent || roots.has(actor)) return;
      roots.add(actor);
      tell({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId });
    },
    inspected: tell,
  };
}
