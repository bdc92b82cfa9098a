import { AsyncLocalStorage } from 'node:async_hooks';

/** Who makes the shop do something: a member, a visitor or provider (no member), or the shop by the clock (neither). */
export type Actor = { memberId: number | null; requestId: string | null };

const THE_SHOP: Actor = { memberId: null, requestId: null };
const scope = new AsyncLocalStorage<Actor>();

export const currentActor = (): Actor => scope.getStore() ?? THE_SHOP;

/** Everything that `work` causes is this actor's doing. */
export const actingAs = <T>(actor: Actor, work: () => T): T => scope.run(actor, work);
