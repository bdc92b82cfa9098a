import {
  createBrowserInspector,
  createWebSocketInspector,
  type StatelyInspectionEvent,
} from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { inspectorText } from '#src/text/inspector.ts';
import { announce, offer } from '../live/frames.ts';
import type { Watcher } from '../live/watch.ts';
import { sanitize } from '../model/sanitize.ts';
import { isSocket } from './receiver.ts';

const { panel: words } = inspectorText;

/** Masks a whole message, since snapshots of ports carry input that no option of the package masks. */
function maskedMessage(message: StatelyInspectionEvent): StatelyInspectionEvent {
  const plain: unknown = JSON.parse(JSON.stringify(message));
  // Masking keeps the form. The chart's definition contains no data and stays whole.
  const masked = sanitize(plain).value as StatelyInspectionEvent;
  return message.type === '@xstate.actor'
    ? Object.assign(masked, { definition: message.definition })
    : masked;
}

/** Message of a receiver's window that it listens. */
const GREETING = '@statelyai.connected';
/** How long the window of a receiver may take to answer, in ms. */
const PATIENCE = 10_000;

/** Says in the page when the window of a receiver has not answered in time, as without a network. */
function awaitGreeting(address: string): void {
  const timer = setTimeout(() => announce(words.noAnswer(address)), PATIENCE);
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== GREETING) return;
    clearTimeout(timer);
    window.removeEventListener('message', hear);
  };
  window.addEventListener('message', hear);
}

/** Opens the window of a receiver, by a click, because browsers block other windows. */
function offerWindow(start: () => void, receiver: URL | null): void {
  const open = () => {
    if (!receiver && !window.navigator.onLine) {
      announce(words.noNetwork);
      return false;
    }
    awaitGreeting(receiver?.href ?? 'stately.ai');
    start();
    return true;
  };
  offer(receiver ? words.openReceiver : words.openStately, open, false);
}

/** Sends messages of `@statelyai/inspect` to a receiver on this computer, or to Stately's page; data is masked first. */
export function openStately(receiver: URL | null = null): Watcher {
  const shared = { autoStart: false, serialize: maskedMessage };
  const socket = receiver && isSocket(receiver) ? receiver : null;
  const inspector = socket
    ? createWebSocketInspector({ ...shared, url: socket.href })
    : createBrowserInspector(receiver ? { ...shared, url: receiver.href } : shared);
  if (socket) inspector.start();
  else offerWindow(() => inspector.start(), receiver);
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
