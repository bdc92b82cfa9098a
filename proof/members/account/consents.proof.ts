import { type ConsentStatus, listConsents, updateConsents } from '#domain/members/signup/consents.ts';
import { DOCUMENT_KINDS, type DocumentKind, isRequired, latestOf } from '#domain/members/signup/documents.ts';
import { consentSettingsMachine } from '#machines/members/account/consent-settings.machine.ts';
import { consentsMachine, type Outstanding } from '#machines/members/account/consents.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../../entry.ts';
import { type Driver, retry } from '../../kit/driver.ts';
import { type Proof, proof } from '../../page.ts';

const AT = '2026-11-20T03:00:00.000Z';

/** A member's consent to a document; `agreed` is null if the member has not decided. */
const row = (document: DocumentKind, agreed: boolean | null, inForce = true): ConsentStatus => ({
  document,
  required: isRequired(document),
  agreed,
  version: agreed === null ? null : latestOf(document).version,
  at: agreed === null ? null : AT,
  latest: { ...latestOf(document), inForce },
});

const outdated = (document: DocumentKind, inForce: boolean): ConsentStatus => ({
  ...row(document, true, inForce),
  version: '2025-11-21',
});

const none: Outstanding = { documents: [], isPutOff: false };

const now: Outstanding = {
  documents: [row('AGE_14', null), row('TERMS', null), row('PRIVACY', null)],
  isPutOff: false,
};

/** Sample of outstanding consents: new terms and privacy policy that are not in force yet. */
export const soon: Outstanding = {
  documents: [outdated('TERMS', false), outdated('PRIVACY', false)],
  isPutOff: false,
};

const given = { type: 'consents.given' } as const;
const postponed = { type: 'consents.postponed' } as const;
const leaving = { type: 'leaving.chosen' } as const;
const error = new Error('약관을 불러오지 못했어요.');

const consentsEntry: RegistryEntry = {
  title: '약관 동의',
  group: '회원',
  machine: consentsMachine,
  rests: ['failed'],
  ports: {
    load: { done: now, error, otherDone: [soon, none] },
    save: { done: undefined, error: unanswered },
  },
  events: [given, postponed, leaving],
  walkthroughs: [
    { name: '시작한 약관에 동의', steps: [done('load', now), given, done('save')] },
    { name: '동의하지 않고 탈퇴하러 감', steps: [done('load', now), leaving] },
    { name: '시작하기 전에 미리 동의', steps: [done('load', soon), given, done('save')] },
    { name: '시작하는 날까지 미룸', steps: [done('load', soon), postponed] },
    { name: '물어볼 것이 없음', steps: [done('load', none)] },
    {
      name: '답을 못 받아 다시 동의',
      steps: [done('load', now), given, failed('save', unanswered), given, done('save')],
    },
    { name: '무엇을 물을지 모름', steps: [failed('load', error)] },
  ],
};

/**
 * Returns sample consents: the required ones given, marketing and night e-mails as stated (null:
 * never asked).
 */
export const consentsWith = (marketing: boolean | null, night: boolean | null): ConsentStatus[] =>
  DOCUMENT_KINDS.map((document) =>
    row(document, isRequired(document) ? true : document === 'MARKETING' ? marketing : night),
  );

const choice = (document: DocumentKind, agreed: boolean) =>
  ({ type: 'choice.changed', choice: { document, agreed } }) as const;

const on = choice('MARKETING', true);
const off = choice('MARKETING', false);
const night = choice('MARKETING_NIGHT', true);
const retried = { type: 'screen.retried' } as const;

const consentSettingsEntry: RegistryEntry = {
  title: '약관 동의 내역',
  group: '회원',
  machine: consentSettingsMachine,
  ports: {
    load: { done: consentsWith(null, null), error, otherDone: [consentsWith(true, false)] },
    save: { done: consentsWith(true, false), error: unanswered, otherDone: [consentsWith(false, false)] },
  },
  events: [on, off, night, retried],
  walkthroughs: [
    {
      name: '메일을 받고 밤에도 받음',
      steps: [
        done('load', consentsWith(null, null)),
        on,
        done('save', consentsWith(true, false)),
        night,
        done('save', consentsWith(true, true)),
      ],
    },
    {
      name: '메일을 그만 받음',
      steps: [done('load', consentsWith(true, true)), off, done('save', consentsWith(false, false))],
    },
    {
      name: '저장하지 못함',
      steps: [done('load', consentsWith(null, null)), on, failed('save', unanswered), on],
    },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried] },
  ],
};

/** Converts the sample of the chart to the answer of the API: the outstanding consents. */
const standingOf = (sample: unknown): unknown =>
  typeof sample === 'object' && sample !== null && 'documents' in sample ? sample.documents : [];

const button = (name: string) => ({
  press: (page: Parameters<NonNullable<Driver['reach']>>[0]) =>
    page.locator('[data-flow="consents"]').getByRole('button', { name, exact: true }),
});

export const proofs: readonly Proof[] = [
  proof(consentsEntry, {
    about: '예전부터 쓰던 회원이 새 약관을 보고, 동의하거나 시작하는 날까지 미루거나 탈퇴하러 가요.',
    says: {
      load: '아직 동의하지 않은 약관이 있는지 물어봐요',
      save: '보여 준 약관에 동의한다고 저장해요',
      'consents.given': '동의를 눌러요',
      'consents.postponed': '나중에를 눌러요',
      'leaving.chosen': '탈퇴를 눌러요',
    },
    driver: {
      member: 'unasked',
      path: '/mypage/coupons',
      ports: {
        load: { asks: [listConsents], answer: async (_, sample) => standingOf(sample) },
        // The consents stay outstanding for the next path.
        save: { asks: [updateConsents], answer: async () => [] },
      },
      events: {
        'consents.given': button('동의'),
        'consents.postponed': button('나중에'),
        'leaving.chosen': button('탈퇴'),
      },
      leaves: ({ type }) => type === 'leaving.chosen',
      absent: /^(loading|nothing|failed|putOff|done)$/,
    },
  }),
  proof(consentSettingsEntry, {
    about: '내가 무엇에 언제 동의했는지 보고, 마케팅 메일을 받을지 골라요.',
    says: {
      load: '약관 동의 내역을 불러와요',
      save: '바꾼 선택을 저장해요',
      'choice.changed': '받을지 말지를 바꿔요',
    },
    driver: {
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
              .getByLabel(
                JSON.stringify(choice).includes('NIGHT') ? '밤 9시~아침 8시 메일' : '혜택과 소식 메일',
              ),
        },
        'screen.retried': retry,
      },
    },
  }),
];
