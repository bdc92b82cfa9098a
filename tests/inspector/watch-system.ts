import { type AnyActor, createActor } from 'xstate';
import { failed } from '#proof/entry.ts';
import { profileEntry } from '#proof/members/account/profile.proof.ts';
import type { Watcher } from '#src/inspector/live/watch.ts';

/** Watches one actor's system, without changing how every actor of the process starts. */
export function watchSystem(actor: AnyActor, watcher: Watcher): void {
  actor.system.inspect((event) => watcher.inspected(event));
  watcher.started(actor);
}

/** Runs a profile that fails and is asked for again, so often. */
export const profileRounds = (rounds: number) => (source: Watcher) => {
  const actor = createActor(profileEntry.machine);
  watchSystem(actor, source);
  actor.start();
  for (let round = 0; round < rounds; round += 1) {
    actor.send(failed('load', new Error('x')));
    actor.send({ type: 'screen.retried' });
  }
};
