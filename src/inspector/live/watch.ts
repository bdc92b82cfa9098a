import { Actor, type AnyActor, type InspectionEvent } from 'xstate';

export type Watcher = {
  /** Called before an actor starts or restarts. */
  started(actor: AnyActor): void;
  inspected(event: InspectionEvent): void;
};

/**
 * Watches every actor of the page. Screens create their own roots with `useActorRef`, so there is no single system to
 * inspect: each root is joined as it starts. Only in builds with the inspector.
 */
export function watchActors({ started, inspected }: Watcher): void {
  const joined = new WeakSet<object>();
  const start = Actor.prototype.start;
  Actor.prototype.start = function startWatched(this: AnyActor) {
    if (!joined.has(this.system)) {
      joined.add(this.system);
      this.system.inspect(inspected);
    }
    started(this);
    return start.call(this);
  };
}
