import { categoryDeskMachine } from '#machines/admin/settings/category-desk.machine.ts';
import { categoryFormMachine } from '#machines/admin/settings/category-form.machine.ts';
import { categoryRemovalMachine } from '#machines/admin/settings/category-removal.machine.ts';
import { settingFormMachine } from '#machines/admin/settings/setting-form.machine.ts';
import { settingsMachine } from '#machines/admin/settings/settings.machine.ts';
import { testMailMachine } from '#machines/admin/settings/test-mail.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { categoryDesk, settings, testMail } from './settings.driver.ts';
import {
  asked,
  beaten,
  blackout,
  boots,
  clogs,
  confirmed,
  dismissed,
  editConflict,
  error,
  fee,
  group,
  hidden,
  inUse,
  kept,
  loaded,
  mail,
  mine,
  moved,
  named,
  reloaded,
  removalAsked,
  retried,
  submitted,
  taken,
  theirs,
  tooOften,
  twice,
  typed,
  unnamed,
  unproven,
  wrong,
} from './settings.samples.ts';

const list = resourceEntry({
  title: '상점 설정',
  group,
  machine: settingsMachine,
  load: { done: [blackout, fee], error },
});

const form: RegistryEntry = {
  title: '설정 바꾸기',
  group,
  machine: settingFormMachine,
  input: blackout,
  ports: {
    save: { done: mine, error: unproven, otherErrors: [editConflict, unanswered] },
    lookUp: { done: theirs, error },
  },
  events: [typed, wrong, submitted, taken, kept],
  walkthroughs: [
    { name: '바꿔서 저장', steps: [typed, submitted, done('save', mine)] },
    { name: '틀린 값은 보내지지 않음', steps: [wrong, submitted] },
    { name: '다른 사람이 먼저 바꿔 그 값으로 두기', steps: [...beaten, taken] },
    { name: '다른 사람이 먼저 바꿨지만 내 값으로', steps: [...beaten, kept, done('save', mine)] },
    {
      name: '거절되고 다시 저장',
      steps: [typed, submitted, failed('save', unproven), submitted, done('save', mine)],
    },
    {
      name: '답을 못 받아 다시 저장',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save', mine)],
    },
  ],
};

const test: RegistryEntry = {
  title: '테스트 메일',
  group,
  machine: testMailMachine,
  ports: { send: { done: mail, error: tooOften, otherDone: [{ ...mail, isSent: false }] } },
  events: [asked],
  walkthroughs: [
    { name: '보내고 한 번 더', steps: [asked, done('send', mail), asked, done('send', mail)] },
    { name: '거절된 뒤 다시', steps: [asked, failed('send', tooOften), asked, done('send', mail)] },
  ],
};

const desk: RegistryEntry = {
  title: '카테고리',
  group,
  machine: categoryDeskMachine,
  ports: {
    load: { done: [boots, clogs], error },
    sort: { done: [clogs, boots], error: editConflict },
    hide: { done: undefined, error: editConflict },
  },
  events: [moved, hidden, reloaded, retried],
  walkthroughs: [
    { name: '아래로 옮기기', steps: [loaded, moved, done('sort', [clogs, boots])] },
    { name: '다른 사람이 먼저 옮김', steps: [loaded, moved, failed('sort', editConflict), loaded] },
    { name: '숨기기', steps: [loaded, hidden, done('hide'), loaded] },
    { name: '숨기지 못함', steps: [loaded, hidden, failed('hide', editConflict), loaded] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
  ],
};

const category: RegistryEntry = {
  title: '카테고리 쓰기',
  group,
  machine: categoryFormMachine,
  kit: 'form',
  input: { category: null },
  ports: { save: { done: undefined, error: twice, otherErrors: [unanswered] } },
  events: [named, unnamed, submitted],
  walkthroughs: [
    { name: '추가하기', steps: [named, submitted, done('save')] },
    { name: '이미 있어 거절', steps: [named, submitted, failed('save', twice), submitted, done('save')] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [named, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '이름 없이는 보내지지 않음', steps: [unnamed, submitted] },
  ],
};

const removal: RegistryEntry = {
  title: '카테고리 지우기',
  group,
  machine: categoryRemovalMachine,
  kit: 'removal',
  input: { id: 2 },
  ports: { remove: { done: undefined, error: inUse } },
  events: [removalAsked, confirmed, dismissed],
  walkthroughs: [
    { name: '묻고 지우기', steps: [removalAsked, confirmed, done('remove')] },
    { name: '물었다가 그만두기', steps: [removalAsked, dismissed] },
    {
      name: '그사이 상품이 생겨 거절',
      steps: [removalAsked, confirmed, failed('remove', inUse), removalAsked, dismissed],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '상점이 어떻게 정해져 있는지 봐요.',
    says: { load: '설정을 모두 불러와요' },
    driver: settings,
  }),
  proof(form, {
    about: '설정 하나를 바꾸고, 그사이 다른 사람이 바꿨으면 두 값을 보고 골라요.',
    says: {
      save: '바꾼 값을 저장해요',
      lookUp: '다른 사람이 저장한 값을 읽어요',
      'form.submitted': '저장을 눌러요',
      'other.taken': '다른 사람의 값으로 두기를 눌러요',
      'mine.confirmed': '내 값으로 저장을 눌러요',
    },
    undriven: {
      why: 'one of six forms of the same kind on a page, of which the first is not that of its samples',
      provenBy: 'e2e/shop-settings.spec.ts',
    },
  }),
  proof(test, {
    about: '내 이메일로 테스트 메일을 보내 봐요.',
    says: { send: '테스트 메일을 보내요', 'mail.asked': '테스트 메일 보내기를 눌러요' },
    driver: testMail,
  }),
  proof(desk, {
    about: '카테고리의 순서를 바꾸고, 숨기거나 다시 보여요.',
    says: {
      load: '카테고리를 모두 불러와요',
      sort: '바뀐 순서를 저장해요',
      hide: '카테고리를 숨기거나 보여요',
      'category.moved': '위로나 아래로를 눌러요',
      'category.hidden': '숨기기나 보이기를 눌러요',
    },
    driver: categoryDesk,
  }),
  proof(category, {
    about: '카테고리를 추가하거나 이름을 바꿔요.',
    says: { save: '카테고리를 저장해요', 'form.submitted': '저장을 눌러요' },
    undriven: {
      why: 'it opens within a dialog whose list is read anew once it is saved',
      provenBy: 'e2e/shop-settings.spec.ts',
    },
  }),
  proof(removal, {
    about: '한 번 묻고 나서 빈 카테고리를 지워요.',
    says: { remove: '카테고리를 지워요' },
    undriven: {
      why: 'what it takes away must be empty, and every category of the seed has shoes',
      provenBy: 'e2e/shop-settings.spec.ts',
    },
  }),
];
