import type { AnyActorRef } from 'xstate';

/** Returns the app-wide actor of a name, starting it on the first request; it runs as long as the app. */
export type AppActors = <Actor extends AnyActorRef>(name: string, start: () => Actor) => Actor;

/** Returns a registry that starts each app-wide actor at most once, by name. */
export function createAppActors(): AppActors {
  const started = new Map<string, AnyActorRef>();
  return <Actor extends AnyActorRef>(name: string, start: () => Actor) => {
    const actor = started.get(name) ?? start();
    started.set(name, actor);
    // Each name is requested in one place with one type of actor.
    return actor as Actor;
  };
}
