import type { AppServices } from '#src/flow/services.ts';

type Session = AppServices['session'];

/** The token of the member who is here; null for visitors and while the start check runs. */
function memberOf(session: Session): string | null {
  const snapshot = session.getSnapshot();
  return snapshot.hasTag('signedIn') ? (snapshot.context.user?.token ?? null) : null;
}

/** Tells of each other person: a member who arrives or takes the place of another one, and that nobody is there now. */
export function followMember(session: Session, tell: (isMember: boolean) => void): void {
  let known = memberOf(session);
  session.subscribe(() => {
    const next = memberOf(session);
    if (next === known) return;
    known = next;
    tell(next !== null);
  });
}

/** Tells once that a member is here, now or later; returns how to stop waiting. */
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

/** Tells once that the start check has ended, whoever is here. */
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

export const isMember = ({ session }: Pick<AppServices, 'session'>): boolean =>
  session.getSnapshot().hasTag('signedIn');

type Arrival = { type: 'member.arrived' | 'member.left' };

/** Tells an actor of the member who is here already, and of each who comes and goes. */
export function tellOfMembers(
  { session }: Pick<AppServices, 'session'>,
  tell: (event: Arrival) => void,
): void {
  if (isMember({ session })) tell({ type: 'member.arrived' });
  followMember(session, (isThere) => tell({ type: isThere ? 'member.arrived' : 'member.left' }));
}
