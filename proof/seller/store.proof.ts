import { type OwnStore, readOwnStore } from '#domain/seller/store/own-store.ts';
import { ownStoreMachine } from '#machines/seller/store/own-store.machine.ts';
import { storePictureMachine } from '#machines/seller/store/store-picture.machine.ts';
import { storePictureRemovalMachine } from '#machines/seller/store/store-picture-removal.machine.ts';
import { storeProfileMachine } from '#machines/seller/store/store-profile.machine.ts';
import {
  type StoreStatusChange,
  storeStatusChangeMachine,
} from '#machines/seller/store/store-status-change.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { removalEntry } from '../kit/removal.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '판매자';
const at = '2026-11-20T03:00:00.000Z';

const store: OwnStore = {
  storeId: 2,
  sellerId: 3,
  storeName: '달리는사람들',
  description: '오래 걷는 신발이에요.',
  notice: '설 연휴에는 쉬어요.',
  logo: null,
  banner: null,
  phone: '021234567',
  email: 'run@sinbaljang.test',
  returnAddress: '서울특별시 성동구 성수이로 78',
  courier: 'CJ대한통운',
  businessNo: '1234567891',
  ownerName: '박장인',
  mailOrderNo: '2026-서울성동-0123',
  address: '(04782) 서울특별시 성동구 성수이로 78',
  state: 'OPEN',
  pauseReason: null,
  pausedBy: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

const outrun = refusal('다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');
const submitted = { type: 'form.submitted' } as const;

const own = resourceEntry({
  title: '내 스토어',
  group,
  machine: ownStoreMachine,
  reloads: true,
  load: {
    done: store,
    error: new Error('스토어를 불러오지 못했어요.'),
    otherDone: [
      { ...store, state: 'PAUSED', pausedBy: 'SELLER', pauseReason: '설 연휴에 쉬어요.' },
      { ...store, state: 'PAUSED', pausedBy: 'ADMIN', pauseReason: '서류를 확인하고 있어요.' },
      { ...store, state: 'CLOSED' },
    ],
  },
});

const emptied = { type: 'field.changed', change: { email: '' } } as const;
const noticed = { type: 'field.changed', change: { notice: '새 신발이 들어왔어요.' } } as const;

const words: RegistryEntry = {
  title: '스토어 정보',
  group,
  machine: storeProfileMachine,
  kit: 'form',
  input: store,
  ports: { save: { done: undefined, error: outrun, otherErrors: [unanswered] } },
  events: [noticed, emptied, submitted],
  walkthroughs: [
    { name: '공지를 바꿔 저장', steps: [noticed, submitted, done('save')] },
    { name: '이메일 없이는 보내지지 않음', steps: [emptied, submitted] },
    {
      name: '다른 창에서 먼저 저장함',
      steps: [noticed, submitted, failed('save', outrun), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [noticed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const pause: StoreStatusChange = { state: 'PAUSED', version: 1 };
const typed = { type: 'field.changed', change: { reason: '설 연휴에 쉬어요.' } } as const;
const open = refusal('끝나지 않은 주문이나 반품·교환이 있어 닫을 수 없어요.', 'STORE_HAS_OPEN_ORDERS');

const move: RegistryEntry = {
  title: '휴무와 다시 열기',
  group,
  machine: storeStatusChangeMachine,
  kit: 'form',
  input: pause,
  ports: { save: { done: undefined, error: outrun, otherErrors: [unanswered, open] } },
  events: [typed, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '안내를 적어 휴무 시작', steps: [typed, submitted, done('save')] },
    { name: '안내 없이는 보내지지 않음', steps: [submitted] },
    {
      name: '끝나지 않은 주문이 있어 닫지 못함',
      steps: [typed, submitted, failed('save', open), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const chosen = { type: 'picture.chosen', file: new Blob(['p'], { type: 'image/png' }) };
const refused = new Error('JPG, PNG, WebP 사진만 올릴 수 있어요.');

const picture: RegistryEntry = {
  title: '로고와 배너',
  group,
  machine: storePictureMachine,
  ports: { upload: { done: undefined, error: refused } },
  events: [chosen],
  walkthroughs: [
    { name: '사진을 바꾸기', steps: [chosen, done('upload')] },
    {
      name: '사진이 아니라서 다시 고르기',
      steps: [chosen, failed('upload', refused), chosen, done('upload')],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(own, {
    about: '내 스토어가 어떻게 보이고 파는 중인지 봐요.',
    says: { load: '내 스토어를 불러와요' },
    driver: {
      ...resource('/store-home', { asks: [readOwnStore] }, 'seller'),
      offscreen: { 'screen.reloaded': 'whatever is saved reads it anew, which changes what others see' },
    },
  }),
  proof(words, {
    about: '소개와 공지, 연락처와 반품 주소를 고쳐요.',
    says: { save: '스토어 정보를 저장해요', 'form.submitted': '저장하기를 눌러요' },
    undriven: {
      why: 'what a path saves would be what every other reader of the store sees',
      provenBy: 'tests/views/seller/store-home.test.tsx',
    },
  }),
  proof(move, {
    about: '휴무를 시작하거나, 다시 열거나, 스토어를 닫아요.',
    says: { save: '판매 상태를 바꿔요', 'form.submitted': '물음의 버튼을 눌러요' },
    undriven: {
      why: 'a store that is paused or closed sells nothing to the paths of shoppers',
      provenBy: 'tests/views/seller/store-home.test.tsx',
    },
  }),
  proof(picture, {
    about: '로고나 배너 사진을 골라 바로 바꿔요.',
    says: { upload: '사진을 올려요', 'picture.chosen': '사진을 골라요' },
    undriven: {
      why: 'the picture that a path sends would stand on the store of all others',
      provenBy: 'tests/views/seller/store-home.test.tsx',
    },
  }),
  proof(
    removalEntry({
      title: '로고나 배너 지우기',
      group,
      machine: storePictureRemovalMachine,
      error: new Error('지금은 처리하지 못했어요.'),
    }),
    {
      about: '로고나 배너를 한 번 물은 뒤 지워요.',
      says: { remove: '사진을 지워요' },
      undriven: { why: 'all others see it', provenBy: 'tests/views/seller/store-home.test.tsx' },
    },
  ),
];
