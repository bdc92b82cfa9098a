import type { AnyActorRef } from 'xstate';

/** An actor of the whole app by its name: started when it is first asked for, one per app, and there until the end. */
export type AppActors = <Actor extends AnyActorRef>(name: string, start: () => Actor) => Actor;

export function createAppActors(): AppActors {
  const started = new Map<string, AnyActorRef>();
  return <Actor extends AnyActorRef>(name: string, start: () => Actor) => {
    const actor = started.get(name) ?? start();
    started.set(name, actor);
    // Each name is asked for in one place, with one kind of actor.
    return actor as Actor;
  };
}
