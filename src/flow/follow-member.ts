import type { AppServices } from '#src/flow/services.ts';

type Session = AppServices['session'];

/** Token of the signed-in member; null for guests and during the start check. */
function memberOf(session: Session): string | null {
  const snapshot = session.getSnapshot();
  return snapshot.hasTag('signedIn') ? (snapshot.context.user?.token ?? null) : null;
}

/** Calls `tell` whenever the signed-in member changes: true for a login or another member, false for a logout. */
export function followMember(session: Session, tell: (isMember: boolean) => void): void {
  let known = memberOf(session);
  session.subscribe(() => {
    const next = memberOf(session);
    if (next === known) return;
    known = next;
    tell(next !== null);
  });
}

/** Calls `tell` once as soon as a member is signed in; returns a function that stops waiting. */
export function onceMember(session: Session, tell: () => void): () => void {
  if (memberOf(session) !== null) {
    tell();
    return () => {};
  }
  const { unsubscribe } = session.subscribe(() => {
    if (memberOf(session) === null) return;
    unsubscribe();
    tell();
  });
  return unsubscribe;
}

/** Calls `tell` once when the start check has ended, whatever its result. */
export function onceKnown(session: Session, tell: () => void): void {
  if (!session.getSnapshot().hasTag('pending')) {
    tell();
    return;
  }
  const { unsubscribe } = session.subscribe((snapshot) => {
    if (snapshot.hasTag('pending')) return;
    unsubscribe();
    tell();
  });
}

/** Returns whether a member is logged in. */
export const isMember = ({ session }: Pick<AppServices, 'session'>): boolean =>
  session.getSnapshot().hasTag('signedIn');

type Arrival = { type: 'member.arrived' | 'member.left' };

/** Sends `member.arrived` and `member.left` to an actor, at once for a member who is signed in already. */
export function notifyOfMemberChanges(
  { session }: Pick<AppServices, 'session'>,
  tell: (event: Arrival) => void,
): void {
  if (isMember({ session })) tell({ type: 'member.arrived' });
  followMember(session, (isThere) => tell({ type: isThere ? 'member.arrived' : 'member.left' }));
}
