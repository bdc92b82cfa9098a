import { disableMfa, enableMfa, mfaStatus, renewRecoveryCodes, setUpMfa } from '#domain/members/auth/mfa.ts';
import { asSampled } from '../answers.ts';
import { answerQuestion, type Driver, type PortDriver, retry } from '../driver.ts';

/** Codes of an app cannot be foreseen: the screen gets what the path says. */
const sampled = (asks: PortDriver['asks']): PortDriver => ({ asks, answer: asSampled });
const button = (name: string) => ({
  press: (page: Parameters<NonNullable<Driver['reach']>>[0]) =>
    page.locator('[data-flow="mfaSetup"]').getByRole('button', { name, exact: true }),
});

export const mfaSetupDriver: Driver = {
  flow: 'mfaSetup',
  member: 'admin',
  path: '/mfa-setup',
  ports: {
    load: sampled([mfaStatus]),
    prepare: sampled([setUpMfa]),
    enable: sampled([enableMfa]),
    renew: sampled([renewRecoveryCodes]),
    turnOff: sampled([disableMfa]),
  },
  events: {
    'setup.started': button('2단계 인증 켜기'),
    'setup.dropped': button('취소'),
    'field.changed': { before: (page) => page.getByLabel('6자리 코드').fill('123456') },
    'form.submitted': button('코드 확인하고 켜기'),
    'codes.saved': button('저장했어요'),
    'renewal.asked': button('복구 코드 새로 만들기'),
    'removal.asked': button('2단계 인증 끄기'),
    'removal.confirmed': answerQuestion('2단계 인증 끄기'),
    'removal.dismissed': answerQuestion('취소'),
    'screen.retried': retry('mfaSetup'),
  },
};
