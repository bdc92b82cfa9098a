import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Actor of a change: a member, an anonymous client or provider (no member), or the system (neither
 * id).
 */
export type Actor = { memberId: number | null; requestId: string | null };

const THE_SHOP: Actor = { memberId: null, requestId: null };
const scope = new AsyncLocalStorage<Actor>();

/** Returns who acts in the current request; the shop itself in jobs. */
export const currentActor = (): Actor => scope.getStore() ?? THE_SHOP;

/** Runs `work` with this actor, to which its audit entries refer. */
export const actingAs = <T>(actor: Actor, work: () => T): T => scope.run(actor, work);
