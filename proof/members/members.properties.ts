import { isUnanswered } from '#machines/kit/failure.ts';
import { loginMachine } from '#machines/members/auth/login.machine.ts';
import { sessionMachine } from '#machines/members/auth/session.machine.ts';
import { stepUpMachine } from '#machines/members/auth/step-up.machine.ts';
import {
  askedOf,
  type ChartProperties,
  effectOf,
  errorIn,
  hasFailed,
  propertiesOf,
} from '../kit/properties/property.ts';

const someone = {
  token: 't',
  nickname: '다른하루',
  name: '이하루',
  email: 'x@sinbaljang.test',
  userType: 'user',
} as const;

const session = propertiesOf(sessionMachine, ({ always, never, leaves }) => [
  always(
    'guestHasNoData',
    '로그인하지 않았으면 회원 정보와 좋아요가 남아 있지 않아요.',
    ({ at }) =>
      !at.matches('anonymous') || (at.context.user === null && at.context.likedFeedIds.length === 0),
  ),
  always(
    'memberIsKnown',
    '로그인한 동안에는 늘 누구인지 알아요.',
    ({ at }) => !at.hasTag('signedIn') || Boolean(at.context.user?.token),
  ),
  always(
    'expiryEndsAtLogin',
    '로그인이 만료되면 저장한 것을 지우고 로그인 화면으로 가요.',
    (moment) =>
      moment.event?.type !== 'session.expired' ||
      (moment.at.matches('anonymous') &&
        effectOf(moment, 'clearStored') !== null &&
        effectOf(moment, 'goTo')?.path === '/login'),
  ),
  always(
    'logoutClearsAtOnce',
    '로그아웃을 누르면 서버의 답을 기다리지 않고 저장한 것을 지워요.',
    (moment) => moment.event?.type !== 'session.loggedOut' || effectOf(moment, 'clearStored') !== null,
  ),
  never(
    'nobodyIsStored',
    '누구인지 모르면 로그인을 저장하지 않아요.',
    (moment) => effectOf(moment, 'writeStored') !== null && moment.at.context.user === null,
  ),
  never(
    'anotherLogsIn',
    '로그인한 채로 다른 회원이 되지 않아요.',
    ({ at }) => at.hasTag('signedIn') && at.can({ type: 'session.loggedIn', user: someone }),
  ),
  never(
    'startCheckLeaves',
    '처음 확인에 실패해도 보던 화면을 떠나지 않아요.',
    (moment) =>
      moment.before?.matches('checking') === true &&
      moment.event?.type !== 'session.expired' &&
      effectOf(moment, 'goTo') !== null,
  ),
  leaves('pendingEnds', '답이 오고 시간이 지나면 누구인지 모르는 채로 머물지 않아요.', (at) =>
    at.hasTag('pending'),
  ),
  leaves('confirmingEnds', '판매자·관리자 화면의 확인은 반드시 끝나요.', (at) =>
    at.matches({ authenticated: 'confirming' }),
  ),
]);

const login = propertiesOf(loginMachine, ({ always, never, leaves }) => [
  never(
    'sendsTwice',
    '로그인을 보내는 동안 다시 보내지 않아요.',
    ({ at }) => at.hasTag('saving') && at.can({ type: 'form.submitted' }),
  ),
  never('sendsBlank', '이메일이나 비밀번호가 비어 있으면 보내지 않아요.', (moment) => {
    const asked = askedOf(moment, 'save');
    return asked !== null && Object.values(Object(asked.body)).includes('');
  }),
  always(
    'refusalForgetsPassword',
    '거절되면 비밀번호를 지우고 이메일은 남겨요.',
    (moment) =>
      !hasFailed(moment, 'save') ||
      isUnanswered(errorIn(moment)) ||
      (moment.at.context.values.password === '' &&
        moment.at.context.values.email === moment.before?.context.values.email),
  ),
  leaves('savingEnds', '로그인을 보내면 반드시 답을 알게 돼요.', (at) => at.hasTag('saving')),
]);

const stepUp = propertiesOf(stepUpMachine, ({ always, never, leaves }) => [
  always(
    'closedKeepsNoSecret',
    '닫힌 본인 확인에는 비밀번호와 코드가 남지 않아요.',
    ({ at }) => !at.matches('closed') || Object.values(at.context.values).every((typed) => typed === ''),
  ),
  never(
    'passesUnproven',
    '서버가 확인하지 않으면 본인이라고 하지 않아요.',
    (moment) =>
      effectOf(moment, 'proof.answered')?.isProven === true &&
      moment.event?.type !== 'xstate.done.actor.prove',
  ),
  never(
    'sendsTwice',
    '확인을 보내는 동안 다시 보내지 않아요.',
    ({ at }) => at.hasTag('saving') && at.can({ type: 'form.submitted' }),
  ),
  always(
    'refusalForgetsSecret',
    '틀리면 적은 비밀번호와 코드를 지워요.',
    (moment) =>
      !hasFailed(moment, 'prove') || Object.values(moment.at.context.values).every((typed) => typed === ''),
  ),
  always(
    'leavingIsAnswered',
    '회원이 나가면 기다리던 요청에 확인하지 못했다고 답해요.',
    (moment) =>
      moment.event?.type !== 'member.left' || effectOf(moment, 'proof.answered')?.isProven === false,
  ),
  leaves('readingEnds', '본인 확인 방법을 묻는 일은 반드시 끝나요.', (at) => at.hasTag('busy')),
  leaves('savingEnds', '본인 확인을 보내면 반드시 답을 알게 돼요.', (at) => at.hasTag('saving')),
]);

/** Properties of the charts of members: session, login, step-up. */
export const memberProperties: readonly ChartProperties[] = [session, login, stepUp];
