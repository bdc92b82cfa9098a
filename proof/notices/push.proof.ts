import { type NoticeLimit, readNoticeLimit, saveNoticeLimit } from '#domain/notices/notice-limit.ts';
import type { PushDevice, PushDevices } from '#domain/notices/push/push-device.ts';
import { noticeLimitMachine } from '#machines/notices/notice-limit.machine.ts';
import { pushDevicesMachine } from '#machines/notices/push-devices.machine.ts';
import { pushOfferMachine } from '#machines/notices/push-offer.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../entry.ts';
import { retry } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';

const group = '회원';
const publicKey = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

const here: PushDevice = {
  id: 21,
  device: 'Chrome · Windows',
  createdAt: '2026-11-29T01:12:00.000Z',
  lastSuccessAt: null,
  current: true,
};
const phone: PushDevice = {
  id: 22,
  device: 'Safari · iOS',
  createdAt: '2026-11-20T01:12:00.000Z',
  lastSuccessAt: '2026-11-28T09:30:00.000Z',
  current: false,
};
const other: PushDevices = { publicKey, devices: [phone] };
const both: PushDevices = { publicKey, devices: [here, phone] };
const none: PushDevices = { publicKey: null, devices: [] };
const error = new Error('알림을 받는 기기를 불러오지 못했어요.');
const notAllowed = new Error('브라우저에서 알림을 허용하지 않았어요.');
const gone = refusal('알림을 받는 기기를 찾을 수 없어요.', 'PUSH_DEVICE_NOT_FOUND');
const noBrowser = 'a browser of the tests has no push service to subscribe at';

const chosen = { type: 'push.chosen' } as const;
const ended = { type: 'device.ended', deviceId: phone.id } as const;
const loaded = done('load', other);

const devices: RegistryEntry = {
  title: '알림을 받는 기기',
  group,
  machine: pushDevicesMachine,
  input: { permission: 'askable' },
  unreachable: ['listing.refused', 'listing.unsupported'],
  ports: {
    load: { done: other, error, otherDone: [both, none] },
    enable: { done: both, error: notAllowed },
    end: { done: { publicKey, devices: [] }, error: gone },
  },
  events: [chosen, ended, { type: 'screen.retried' }],
  walkthroughs: [
    { name: '이 기기에서 켜기', steps: [loaded, chosen, done('enable', both)] },
    { name: '브라우저가 막음', steps: [loaded, chosen, failed('enable', notAllowed)] },
    { name: '기기 하나 끝내기', steps: [loaded, ended, done('end', { publicKey, devices: [] })] },
    { name: '이미 끝난 기기', steps: [loaded, ended, failed('end', gone), loaded] },
    { name: '푸시가 없는 신발장', steps: [done('load', none)] },
    { name: '목록을 못 불러온 뒤 다시', steps: [failed('load', error), { type: 'screen.retried' }, loaded] },
  ],
};

const accepted = { type: 'offer.accepted' } as const;
const postponed = { type: 'offer.postponed' } as const;

const offer: RegistryEntry = {
  title: '알림 권하기',
  group,
  machine: pushOfferMachine,
  input: { canAsk: true },
  rests: ['hidden', 'enabled'],
  ports: {
    load: { done: other, error, otherDone: [both] },
    enable: { done: both, error: notAllowed },
  },
  events: [accepted, postponed],
  walkthroughs: [
    { name: '알림 받기', steps: [loaded, accepted, done('enable', both)] },
    { name: '나중에', steps: [loaded, postponed] },
    { name: '이미 받는 기기', steps: [done('load', both)] },
    {
      name: '막은 뒤 다시',
      steps: [loaded, accepted, failed('enable', notAllowed), accepted, done('enable', both)],
    },
  ],
};

const free: NoticeLimit = { weekly: null, counted: 4, suppressed: 0 };
const three: NoticeLimit = { weekly: 3, counted: 4, suppressed: 2 };
const limited = { type: 'limit.chosen', weekly: 3 } as const;
const notLoaded = new Error('한 주에 받을 알림 수를 불러오지 못했어요.');

const limit: RegistryEntry = {
  title: '한 주에 받을 알림',
  group,
  machine: noticeLimitMachine,
  ports: { load: { done: free, error: notLoaded }, save: { done: three, error: notLoaded } },
  events: [limited, { type: 'screen.retried' }],
  walkthroughs: [
    { name: '세 개까지', steps: [done('load', free), limited, done('save', three)] },
    { name: '저장되지 않음', steps: [done('load', free), limited, failed('save', notLoaded)] },
    {
      name: '못 불러온 뒤 다시',
      steps: [failed('load', notLoaded), { type: 'screen.retried' }, done('load', free)],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(devices, {
    about: '알림을 받는 기기를 보고, 이 기기를 더하거나 하나씩 끝내요.',
    says: {
      load: '알림을 받는 기기를 불러와요',
      enable: '브라우저에 허락을 묻고 이 기기를 등록해요',
      end: '고른 기기로는 보내지 않아요',
      'push.chosen': '이 기기에서 알림 받기를 눌러요',
      'device.ended': '기기 하나의 그만 받기를 눌러요',
    },
    undriven: { why: noBrowser, provenBy: 'tests/views/notices/push.test.tsx' },
  }),
  proof(offer, {
    about: '주문이나 재입고 알림 뒤에, 이 기기로 소식을 받을지 물어봐요.',
    says: {
      load: '이 기기가 이미 받고 있는지 알아봐요',
      enable: '브라우저에 허락을 묻고 이 기기를 등록해요',
      'offer.accepted': '알림 받기를 눌러요',
      'offer.postponed': '나중에를 눌러요',
    },
    undriven: { why: noBrowser, provenBy: 'tests/views/notices/push.test.tsx' },
  }),
  proof(limit, {
    about: '한 주에 메일과 푸시로 받을 알림의 수를 정해요.',
    says: {
      load: '정한 수와 이번 주에 보낸 수를 불러와요',
      save: '고른 수를 저장해요',
      'limit.chosen': '한 주에 받을 수를 골라요',
    },
    driver: {
      member: 'subin',
      path: '/account-settings?tab=notices',
      ports: { load: { asks: [readNoticeLimit] }, save: { asks: [saveNoticeLimit], requests: 1 } },
      events: {
        'limit.chosen': { press: (page) => page.getByRole('button', { name: '3개까지' }) },
        'screen.retried': retry,
      },
    },
  }),
];
