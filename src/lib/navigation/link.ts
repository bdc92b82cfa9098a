/**
 * All event links between parts of the app, by "sender > receiver". The inspector shows them as a map and logs the
 * sender of each event.
 */
export type Links = {
  'http > session': 'session.expired';
  'http > rateLimit': 'limit.reached';
  /** Links of the inspector only. */
  'http > pendingRequests': 'read.delayed' | 'read.repeated' | 'write.started' | 'write.ended';
  'login > session': 'session.loggedIn';
  'socialCallback > session': 'session.loggedIn';
  'logout > session': 'session.loggedOut';
  'accountWithdrawal > session': 'session.loggedOut';
  'sellerApplication > session': 'session.userTypeChanged';
  'demonstration > session': 'session.loggedIn' | 'session.loggedOut';
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
  'rewardPayment > rewardStatistics': 'figures.outdated';
  'session > wishlistToggle': 'member.arrived' | 'member.left';
  'session > myPrices': 'member.arrived' | 'member.left';
  'couponDownloads > myPrices': 'prices.outdated';
  'storeFollow > myPrices': 'prices.outdated';
  'checkout > myPrices': 'prices.outdated';
  'pendingRequests > stepUp': 'proof.wanted';
  'session > stepUp': 'member.left';
  'session > guestMerge': 'member.arrived' | 'member.left';
};
export type LinkName = keyof Links;

const SENDER = Symbol('sender');

/** Returns a function that sends the events of one link to an actor and marks each with its sender. */
export const link =
  <Name extends LinkName, Event extends { type: string }>(name: Name, to: { send(event: Event): void }) =>
  (event: Extract<Event, { type: Links[Name] }>): void =>
    // A non-enumerable property: neither charts nor comparisons of events see it.
    to.send(Object.defineProperty(event, SENDER, { value: name.split(' ')[0] }));

/** Sender of an event; null if it was not sent by a link. */
export function senderOf(event: object): string | null {
  const sender: unknown = Reflect.get(event, SENDER);
  return typeof sender === 'string' ? sender : null;
}
