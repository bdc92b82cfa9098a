/**
 * Every way by which one part of the app tells an actor something. The inspector says of each when, draws them as
 * one map, and names in its log who has sent an event.
 */
export type Links = {
  'http > session': 'session.expired';
  'http > patience': 'limit.reached';
  /** Only where QA looks. */
  'http > calls': 'read.delayed' | 'read.repeated' | 'write.started' | 'write.ended';
  'login > session': 'session.loggedIn';
  'socialCallback > session': 'session.loggedIn';
  'logout > session': 'session.loggedOut';
  'withdraw > session': 'session.loggedOut';
  'sellerApplication > session': 'session.userTypeChanged';
  'otherTab > session': 'session.endedElsewhere';
  'address > session': 'session.pageOpened';
  'profile > session': 'session.userTypeChanged' | 'session.profileChanged' | 'session.pictureChanged';
  'feedReaction > session': 'session.likeChanged';
  'address > shell': 'page.visited';
  'network > shell': 'network.lost' | 'network.restored';
  'code > shell': 'page.blocked' | 'chunk.failed';
  'flows > shell': 'toast.shown';
  'session > cartCount': 'lines.changed' | 'lines.counted';
  'cart > cartCount': 'lines.counted';
  'addToCart > cartCount': 'lines.changed';
  'checkout > cartCount': 'lines.changed';
  'guestMerge > cartCount': 'lines.changed';
  'session > noticeCount': 'member.arrived' | 'member.left' | 'count.known';
  'window > noticeCount': 'shop.returned';
  'noticeReading > noticeCount': 'notices.changed';
  'noticeReading > notices': 'screen.reloaded';
  'rewardPayment > feedRewards': 'screen.reloaded';
  'rewardPayment > rewardFigures': 'figures.outdated';
  'session > wishes': 'member.arrived' | 'member.left';
  'calls > elevation': 'proof.wanted';
  'session > elevation': 'member.left';
  'session > guestMerge': 'member.arrived' | 'member.left';
};
export type LinkName = keyof Links;

const SENDER = Symbol('sender');

/** Sends events of one link to an actor, each with a note of who has sent it. */
export const link =
  <Name extends LinkName, Event extends { type: string }>(name: Name, to: { send(event: Event): void }) =>
  (event: Extract<Event, { type: Links[Name] }>): void =>
    // Beside what the event says: no chart and no comparison of events meets it.
    to.send(Object.defineProperty(event, SENDER, { value: name.split(' ')[0] }));

/** Who has sent an event by a link; null for one that came otherwise. */
export function senderOf(event: object): string | null {
  const sender: unknown = Reflect.get(event, SENDER);
  return typeof sender === 'string' ? sender : null;
}
