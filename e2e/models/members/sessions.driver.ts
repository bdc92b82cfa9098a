import { endOtherSessions, endSession, endTrust, listSessions } from '#domain/members/auth/devices.ts';
import { answerQuestion, type Driver, retry } from '../driver.ts';

export const sessionsDriver: Driver = {
  flow: 'sessions',
  member: 'doyun',
  path: '/account-settings?tab=devices',
  ports: {
    load: { asks: [listSessions], answer: async (_, sample) => sample },
    end: {
      asks: [endSession, endOtherSessions],
      requests: 1,
      // Other paths are walked as the same member at this moment: their sessions go on.
      answer: async (_ask, _sample, asked) => ({
        success: true,
        message: '',
        data: asked === endOtherSessions ? { ended: 2 } : null,
        timestamp: '',
      }),
    },
    distrust: { asks: [endTrust], requests: 1 },
  },
  events: {
    'ending.asked': {
      press: (page, { sessionId }) =>
        page.locator('[data-flow="sessions"]').getByRole('button', {
          name: sessionId === null ? '다른 기기 모두 로그아웃' : 'Safari · iOS 로그아웃',
        }),
    },
    'ending.confirmed': answerQuestion('로그아웃'),
    'ending.dismissed': answerQuestion('취소'),
    'trust.ended': {
      press: (page) =>
        page
          .locator('[data-flow="sessions"]')
          .getByRole('button', { name: 'Edge · Windows에서 2단계 인증 다시 묻기' }),
    },
    'screen.retried': retry('sessions'),
  },
  endsTour: { '✗ distrust': 'the list that is read anew has no device that is trusted' },
};
