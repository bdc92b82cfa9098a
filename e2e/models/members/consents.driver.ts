import { listConsents, updateConsents } from '#domain/members/signup/consents.ts';
import { type Driver, retry } from '../driver.ts';

/** The wire's answer of what the chart is given: whatever is outstanding. */
const standingOf = (sample: unknown): unknown =>
  typeof sample === 'object' && sample !== null && 'documents' in sample ? sample.documents : [];
const button = (name: string) => ({
  press: (page: Parameters<NonNullable<Driver['reach']>>[0]) =>
    page.locator('[data-flow="consents"]').getByRole('button', { name, exact: true }),
});

export const consentsDriver: Driver = {
  flow: 'consents',
  member: 'unasked',
  path: '/mypage/coupons',
  ports: {
    load: { asks: [listConsents], answer: async (_, sample) => standingOf(sample) },
    // The member is asked again on the next path.
    save: { asks: [updateConsents], answer: async () => [] },
  },
  events: {
    'consents.given': button('동의'),
    'consents.postponed': button('나중에'),
    'leaving.chosen': button('탈퇴'),
  },
  leaves: ({ type }) => type === 'leaving.chosen',
  absent: /^(loading|nothing|failed|putOff|done)$/,
};

export const consentSettingsDriver: Driver = {
  flow: 'consentSettings',
  member: 'doyun',
  path: '/account-settings?tab=privacy',
  ports: {
    load: { asks: [listConsents], answer: async (_, sample) => sample },
    save: { asks: [updateConsents], answer: async (_, sample) => sample },
  },
  events: {
    'choice.changed': {
      press: (page, { choice }) =>
        page
          .locator('[data-flow="consentSettings"]')
          .getByLabel(JSON.stringify(choice).includes('NIGHT') ? '밤 9시~아침 8시 메일' : '혜택과 소식 메일'),
    },
    'screen.retried': retry('consentSettings'),
  },
};
