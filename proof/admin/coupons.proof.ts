// Size: samples, words and drivers of one page.
import { campaignDetailMachine } from '#machines/admin/coupons/campaign-detail.machine.ts';
import { campaignFormMachine } from '#machines/admin/coupons/campaign-form.machine.ts';
import { campaignListMachine } from '#machines/admin/coupons/campaign-list.machine.ts';
import { campaignPauseMachine } from '#machines/admin/coupons/campaign-pause.machine.ts';
import { couponFileMachine } from '#machines/admin/coupons/coupon-file.machine.ts';
import { couponGiftMachine } from '#machines/admin/coupons/coupon-gift.machine.ts';
import { segmentGiftMachine } from '#machines/admin/coupons/segment-gift.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { fileEntry } from '../kit/file.ts';
import { pagedEntry } from '../kit/paged.ts';
import { type Proof, proof } from '../page.ts';
import {
  campaignDetail,
  campaignForm,
  campaignList,
  campaignPause,
  couponGift,
  segmentGift,
} from './coupons.driver.ts';
import {
  asked,
  busy,
  campaign,
  chosen,
  confirmed,
  counted,
  counts,
  dismissed,
  ended,
  error,
  filter,
  give,
  giving,
  gone,
  group,
  leave,
  named,
  none,
  pace,
  reloaded,
  retried,
  stalePace,
  still,
  submitted,
  taken,
  tooMany,
  typed,
  wrong,
} from './coupons.samples.ts';

const list = pagedEntry({
  title: '쿠폰 캠페인',
  group,
  machine: campaignListMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, q: '없는 쿠폰' } },
  beside: { counts },
  error,
  items: [campaign, { ...campaign, campaignId: 2, code: 'WELCOME', name: '환영 쿠폰', state: 'ENDED' }],
});

const detail: RegistryEntry = {
  title: '쿠폰 캠페인 하나',
  group,
  machine: campaignDetailMachine,
  input: { id: 1 },
  ports: {
    load: { done: still, error, otherDone: [giving] },
    look: { done: ended, error, otherDone: [giving] },
  },
  events: [reloaded, retried, pace, stalePace],
  walkthroughs: [
    {
      name: '발급하는 동안 지켜보기',
      steps: [done('load', giving), pace, done('look', giving), pace, done('look', ended)],
    },
    {
      name: '발급을 시작한 뒤',
      steps: [done('load', still), reloaded, done('look', giving), reloaded, reloaded, done('look', ended)],
    },
    {
      name: '진행을 읽지 못해 다시',
      steps: [done('load', giving), pace, failed('look', error), stalePace, failed('look', error), reloaded],
    },
    { name: '못 읽은 뒤 다시', steps: [failed('load', error), retried, done('load', still)] },
  ],
};

const form: RegistryEntry = {
  title: '쿠폰 캠페인 만들기',
  group,
  machine: campaignFormMachine,
  kit: 'form',
  input: { campaign: null },
  ports: { save: { done: campaign, error: taken, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { name: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 만들기', steps: [typed, submitted, done('save', campaign)] },
    {
      name: '거절되고 다시 보내기',
      steps: [typed, submitted, failed('save', taken), submitted, done('save', campaign)],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save', campaign)],
    },
    { name: '빈 양식은 보내지지 않음', steps: [submitted] },
  ],
};

const hold: RegistryEntry = {
  title: '쿠폰 캠페인 중지',
  group,
  machine: campaignPauseMachine,
  kit: 'removal',
  input: { id: 1 },
  ports: { remove: { done: undefined, error: gone } },
  events: [asked, confirmed, dismissed],
  walkthroughs: [
    { name: '묻고 중지하기', steps: [asked, confirmed, done('remove')] },
    { name: '물었다가 그만두기', steps: [asked, dismissed] },
    {
      name: '거절되고 다시 하기',
      steps: [asked, confirmed, failed('remove', gone), asked, confirmed, done('remove')],
    },
  ],
};

const gift: RegistryEntry = {
  title: '회원 한 명에게 쿠폰 지급',
  group,
  machine: couponGiftMachine,
  kit: 'form',
  ports: { save: { done: undefined, error: taken, otherErrors: [unanswered] } },
  events: [named, { type: 'field.changed', change: { email: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 주기', steps: [named, submitted, done('save')] },
    { name: '거절되고 다시 주기', steps: [named, submitted, failed('save', taken), submitted, done('save')] },
    {
      name: '답을 못 받아 다시 주기',
      steps: [named, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '빈 양식은 보내지지 않음', steps: [submitted] },
  ],
};

const segment: RegistryEntry = {
  title: '여러 회원에게 쿠폰 지급',
  group,
  machine: segmentGiftMachine,
  input: { id: 1, segment: null },
  ports: {
    count: { done: counted, error: gone, otherDone: [tooMany] },
    give: { done: undefined, error: busy, otherErrors: [unanswered] },
  },
  events: [chosen, wrong, submitted, give, leave],
  walkthroughs: [
    { name: '세고 주기', steps: [chosen, submitted, done('count', counted), give, done('give')] },
    { name: '세고 그만두기', steps: [submitted, done('count', counted), leave, submitted] },
    { name: '너무 많아 주지 못함', steps: [submitted, done('count', tooMany), leave, chosen] },
    { name: '세지 못한 뒤 다시', steps: [submitted, failed('count', gone), submitted] },
    {
      name: '다른 관리자가 먼저 발급',
      steps: [submitted, done('count', counted), give, failed('give', busy)],
    },
    {
      name: '답을 못 받아 다시 주기',
      steps: [
        submitted,
        done('count', counted),
        give,
        failed('give', unanswered),
        submitted,
        done('count', counted),
        give,
        done('give'),
      ],
    },
  ],
};

const file = fileEntry({
  title: '캠페인 쿠폰 파일',
  group,
  machine: couponFileMachine,
  filter: { campaignId: 1, status: 'USED' },
  fileName: 'coupons-2026-11-22.csv',
  csv: '번호,상태\r\n',
});

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '쿠폰 캠페인을 상태로 나눠 보고, 하나를 열어요.',
    says: { loadPage: '캠페인 한 쪽을 불러와요' },
    driver: campaignList,
  }),
  proof(detail, {
    about: '캠페인 하나와 발급 기록을 보고, 발급하는 동안 스스로 다시 읽어요.',
    says: { load: '캠페인 하나를 불러와요', look: '발급이 얼마나 됐는지 읽어요' },
    driver: campaignDetail,
  }),
  proof(form, {
    about: '캠페인을 만들거나, 받은 회원에게 해가 없는 것을 고쳐요.',
    says: { save: '캠페인을 저장해요', 'form.submitted': '저장을 눌러요' },
    driver: campaignForm,
  }),
  proof(hold, {
    about: '한 번 묻고 나서 캠페인을 중지하거나 다시 시작해요.',
    says: { remove: '중지하거나 다시 시작해요', 'removal.asked': '중지나 다시 시작을 눌러요' },
    driver: campaignPause,
  }),
  proof(gift, {
    about: '회원 한 명에게 쿠폰을 하나 줘요.',
    says: { save: '쿠폰을 지급해요', 'form.submitted': '쿠폰 지급을 눌러요' },
    driver: couponGift,
  }),
  proof(segment, {
    about: '조건을 골라 대상 인원을 확인하고, 확인한 뒤 모두에게 쿠폰을 지급해요.',
    says: {
      count: '조건에 맞는 회원을 세요',
      give: '발급을 시작해요',
      'form.submitted': '대상 인원 확인을 눌러요',
      'gift.confirmed': '주기를 눌러요',
      'gift.dismissed': '창을 닫아요',
    },
    driver: segmentGift,
  }),
  proof(file, {
    about: '캠페인의 쿠폰을 상태로 골라 파일로 내려받아요.',
    says: { write: '쿠폰을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
    undriven: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/shop-settings.spec.ts' },
  }),
];
