import { registry } from '#proof/registry.ts';
import type { LinkName, Links } from '#src/lib/navigation/link.ts';

/** Events of a link, and a sentence for QA on when they are sent. */
type Told<Name extends LinkName> = { events: readonly Links[Name][]; when: string };

/** Every link of the app; the type requires a row for each. */
export const LINKS: { readonly [Name in LinkName]: Told<Name> } = {
  'http > session': { events: ['session.expired'], when: '서버가 401로 답했을 때' },
  'http > rateLimit': { events: ['limit.reached'], when: '서버가 429로 답했을 때' },
  'http > pendingRequests': {
    events: ['read.delayed', 'read.repeated', 'write.started', 'write.ended'],
    when: '바쁜 서버에 다시 물을 때, 열쇠를 단 쓰기가 오갈 때',
  },
  'login > session': { events: ['session.loggedIn'], when: '로그인했을 때' },
  'socialCallback > session': { events: ['session.loggedIn'], when: '간편 로그인을 마쳤을 때' },
  'logout > session': { events: ['session.loggedOut'], when: '로그아웃을 눌렀을 때' },
  'accountWithdrawal > session': { events: ['session.loggedOut'], when: '탈퇴를 마쳤을 때' },
  'sellerApplication > session': {
    events: ['session.userTypeChanged'],
    when: '판매자 신청을 읽어 보니 역할이 달라졌을 때',
  },
  'demonstration > session': {
    events: ['session.loggedIn', 'session.loggedOut'],
    when: '체험 안내에서 다른 사람으로 로그인했을 때',
  },
  'otherTab > session': { events: ['session.endedElsewhere'], when: '다른 탭에서 로그아웃했을 때' },
  'address > session': { events: ['session.pageOpened'], when: '다른 화면을 열었을 때' },
  'profile > session': {
    events: ['session.userTypeChanged', 'session.profileChanged', 'session.pictureChanged'],
    when: '프로필을 읽거나 저장했을 때',
  },
  'feedReaction > session': { events: ['session.likeChanged'], when: '피드에 좋아요를 누르거나 거뒀을 때' },
  'address > shell': { events: ['page.visited'], when: '다른 화면을 열었을 때' },
  'network > shell': { events: ['network.lost', 'network.restored'], when: '인터넷이 끊기거나 돌아왔을 때' },
  'code > shell': { events: ['page.blocked', 'chunk.failed'], when: '화면의 코드를 받지 못했을 때' },
  'flows > shell': { events: ['toast.shown'], when: '어느 흐름이든 한마디 알릴 때' },
  'session > cartCount': {
    events: ['lines.changed', 'lines.counted'],
    when: '다른 사람이 들어오거나 나갔을 때',
  },
  'cart > cartCount': { events: ['lines.counted'], when: '장바구니 화면이 줄을 셌을 때' },
  'addToCart > cartCount': { events: ['lines.changed'], when: '장바구니에 담았을 때' },
  'checkout > cartCount': { events: ['lines.changed'], when: '주문이 끝났을 때' },
  'guestMerge > cartCount': { events: ['lines.changed'], when: '비회원 장바구니가 계정으로 옮겨졌을 때' },
  'session > noticeCount': {
    events: ['member.arrived', 'member.left', 'count.known'],
    when: '회원이 들어오거나 나갔을 때',
  },
  'window > noticeCount': { events: ['shop.returned'], when: '다른 창에서 돌아왔을 때' },
  'noticeReading > noticeCount': { events: ['notices.changed'], when: '알림을 읽었을 때' },
  'noticeReading > notices': { events: ['screen.reloaded'], when: '알림을 읽었을 때' },
  'session > wishlistToggle': {
    events: ['member.arrived', 'member.left'],
    when: '회원이 들어오거나 나갔을 때',
  },
  'session > myPrices': { events: ['member.arrived', 'member.left'], when: '회원이 들어오거나 나갔을 때' },
  'couponDownloads > myPrices': { events: ['prices.outdated'], when: '쿠폰을 받았을 때' },
  'storeFollow > myPrices': { events: ['prices.outdated'], when: '스토어를 팔로우하거나 그만뒀을 때' },
  'checkout > myPrices': { events: ['prices.outdated'], when: '주문이 끝났을 때' },
  'pendingRequests > stepUp': { events: ['proof.wanted'], when: '서버가 본인 확인이 필요하다고 답했을 때' },
  'rewardPayment > feedRewards': { events: ['screen.reloaded'], when: '보상을 지급하거나 다시 시도했을 때' },
  'rewardPayment > rewardStatistics': {
    events: ['figures.outdated'],
    when: '보상을 지급하거나 다시 시도했을 때',
  },
  'session > stepUp': { events: ['member.left'], when: '다른 사람이 들어오거나 나갔을 때' },
  'session > guestMerge': { events: ['member.arrived', 'member.left'], when: '회원이 들어오거나 나갔을 때' },
};

/** Names of senders that are no flow of the registry. */
const PARTS: Readonly<Record<string, string>> = {
  http: '네트워크',
  logout: '로그아웃 버튼',
  otherTab: '다른 탭',
  address: '주소',
  network: '인터넷 연결',
  code: '화면 코드',
  flows: '모든 흐름',
  window: '창',
};

/** Title of a sender or receiver for QA. */
export const nameOfPart = (part: string): string =>
  registry.find(({ machine }) => machine.id === part)?.title ?? PARTS[part] ?? part;

export type Arrow = { from: string; to: string; events: readonly string[]; when: string };

/** Links as arrows between parts. */
export const arrows: readonly Arrow[] = Object.entries(LINKS).map(([name, { events, when }]) => {
  const [from = '', to = ''] = name.split(' > ');
  return { from, to, events, when };
});
