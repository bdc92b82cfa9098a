/** Why a flow has no screen of its own, and the browser test that proves it instead. */
export type Screenless = { why: string; provenBy: string };

/** The flows of the registry without a driver, by machine id; any other flow without one fails the coverage. */
export const SCREENLESS: Readonly<Record<string, Screenless>> = {
  session: {
    why: 'tells every page who is there and draws nothing itself; it starts before any page',
    provenBy: 'e2e/session.spec.ts',
  },
  patience: {
    why: 'counts on the buttons of whatever was refused for its frequency, wherever they stand',
    provenBy: 'e2e/too-often.spec.ts',
  },
  calls: {
    why: 'tells QA of calls that wait and of keys of writes; only builds with the inspector start it',
    provenBy: 'e2e/inspector.spec.ts',
  },
  guestMerge: {
    why: 'brings what a visitor left into the account behind the page that is open',
    provenBy: 'e2e/shopping.spec.ts',
  },
  mfaVerification: {
    why: 'is there only for who has begun to log in: opened otherwise it leads back to that',
    provenBy: 'e2e/proof.spec.ts',
  },
  passkey: {
    why: 'waits for an answer of the browser itself, which only a made-up authenticator gives',
    provenBy: 'e2e/proof.spec.ts',
  },
  passkeyList: {
    why: 'waits for an answer of the browser itself, which only a made-up authenticator gives',
    provenBy: 'e2e/proof.spec.ts',
  },
  resetPassword: {
    why: 'begins by what the address of its page carries, before a step of a path could be done',
    provenBy: 'e2e/recovering.spec.ts',
  },
  unlock: {
    why: 'begins by what the address of its page carries, before a step of a path could be done',
    provenBy: 'e2e/recovering.spec.ts',
  },
  unlockMail: {
    why: 'stands on the log-in only while an account refuses every password',
    provenBy: 'e2e/recovering.spec.ts',
  },
  elevation: {
    why: 'opens above whatever page has asked for something that wants fresh proof',
    provenBy: 'e2e/proof.spec.ts',
  },
  noticeCount: {
    why: 'a number at the bell of the header, which is not there while nothing is unread',
    provenBy: 'e2e/notices.spec.ts',
  },
  cartCount: {
    why: 'a number at the cart of the header, which is not there while the cart is empty',
    provenBy: 'e2e/shopping.spec.ts',
  },
  verifyEmail: {
    why: 'what it begins with stands behind the # of an address that only a mail has, and leaves it before the first call',
    provenBy: 'e2e/joining.spec.ts',
  },
  emailLink: {
    why: 'its page opens the link by itself as soon as it lives, with a token that only a mail knows',
    provenBy: 'e2e/leaving.spec.ts',
  },
  botCheck: {
    why: 'invisible on purpose: the login form waits for it, and the shop under test has no key',
    provenBy: 'e2e/bot-check.spec.ts',
  },
};
