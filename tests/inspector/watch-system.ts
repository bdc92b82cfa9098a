import type { AnyActor } from 'xstate';
import type { Watcher } from '#src/inspector/live/watch.ts';

/** Watches one actor's system, without changing how every actor of the process starts. */
export function watchSystem(actor: AnyActor, watcher: Watcher): void {
  actor.system.inspect((event) => watcher.inspected(event));
  watcher.started(actor);
}
