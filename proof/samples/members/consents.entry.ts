import type { ConsentStatus } from '#domain/members/signup/consents.ts';
import { DOCUMENT_KINDS, type DocumentKind, isRequired, latestOf } from '#domain/members/signup/documents.ts';
import { consentSettingsMachine } from '#machines/members/account/consent-settings.machine.ts';
import { consentsMachine, type Outstanding } from '#machines/members/account/consents.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../../entry.ts';

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
  title: '동의한 내용',
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

/** Registry entries of the charts of the consent dialog and of the consent settings. */
export const consentEntries: readonly RegistryEntry[] = [consentsEntry, consentSettingsEntry];
