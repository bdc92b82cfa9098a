import type { CategoryRow } from '#domain/admin/settings/category-admin.ts';
import type { SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { categoryDeskMachine } from '#machines/admin/settings/category-desk.machine.ts';
import { categoryFormMachine } from '#machines/admin/settings/category-form.machine.ts';
import { categoryRemovalMachine } from '#machines/admin/settings/category-removal.machine.ts';
import { settingFormMachine } from '#machines/admin/settings/setting-form.machine.ts';
import { settingsMachine } from '#machines/admin/settings/settings.machine.ts';
import { testMailMachine } from '#machines/admin/settings/test-mail.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const group = '관리';
const error = new Error('설정을 불러오지 못했어요.');
const outrun = refusal('다른 사람이 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');
const unproven = refusal('본인 확인이 필요해요.', 'ELEVATION_REQUIRED');
const blackout: SettingRow = {
  key: 'blackout',
  value: { hours: 3 },
  version: 0,
  updatedBy: null,
  updatedAt: null,
};
const fee: SettingRow = {
  key: 'fee',
  value: { basisPoints: 1_000 },
  version: 0,
  updatedBy: null,
  updatedAt: null,
};
const mine: SettingRow = {
  key: 'blackout',
  value: { hours: 5 },
  version: 1,
  updatedBy: '신발장지기',
  updatedAt: '2026-11-22T03:00:00.000Z',
};
const theirs: SettingRow = { ...mine, value: { hours: 8 }, updatedBy: '서연' };

const list = resourceEntry({
  title: '상점 설정',
  group,
  machine: settingsMachine,
  load: { done: [blackout, fee], error },
});

const typed = { type: 'field.changed', change: { hours: '5' } } as const;
const wrong = { type: 'field.changed', change: { hours: '' } } as const;
const submitted = { type: 'form.submitted' } as const;
const taken = { type: 'other.taken' } as const;
const kept = { type: 'mine.confirmed' } as const;
const beaten = [typed, submitted, failed('save', outrun), done('lookUp', theirs)] as const;

const form: RegistryEntry = {
  title: '설정 바꾸기',
  group,
  machine: settingFormMachine,
  input: blackout,
  ports: {
    save: { done: mine, error: unproven, otherErrors: [outrun, unanswered] },
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

const mail = { to: 'admin@sinbaljang.test', isSent: true };
const asked = { type: 'mail.asked' } as const;
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');

const test: RegistryEntry = {
  title: '시험 메일',
  group,
  machine: testMailMachine,
  ports: { send: { done: mail, error: tooOften, otherDone: [{ ...mail, isSent: false }] } },
  events: [asked],
  walkthroughs: [
    { name: '보내고 한 번 더', steps: [asked, done('send', mail), asked, done('send', mail)] },
    { name: '거절된 뒤 다시', steps: [asked, failed('send', tooOften), asked, done('send', mail)] },
  ],
};

const boots: CategoryRow = {
  categoryId: 1,
  type: 'BOOTS',
  name: '부츠',
  isHidden: false,
  products: 12,
  version: 1,
};
const clogs: CategoryRow = {
  categoryId: 2,
  type: 'CLOGS',
  name: '클로그',
  isHidden: true,
  products: 0,
  version: 1,
};
const loaded = done('load', [boots, clogs]);
const moved = { type: 'category.moved', id: 1, by: 1 } as const;
const hidden = { type: 'category.hidden', row: boots } as const;
const reloaded = { type: 'screen.reloaded' } as const;
const retried = { type: 'screen.retried' } as const;

const desk: RegistryEntry = {
  title: '카테고리',
  group,
  machine: categoryDeskMachine,
  ports: {
    load: { done: [boots, clogs], error },
    sort: { done: [clogs, boots], error: outrun },
    hide: { done: undefined, error: outrun },
  },
  events: [moved, hidden, reloaded, retried],
  walkthroughs: [
    { name: '아래로 옮기기', steps: [loaded, moved, done('sort', [clogs, boots])] },
    { name: '다른 사람이 먼저 옮김', steps: [loaded, moved, failed('sort', outrun), loaded] },
    { name: '숨기기', steps: [loaded, hidden, done('hide'), loaded] },
    { name: '숨기지 못함', steps: [loaded, hidden, failed('hide', outrun), loaded] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
  ],
};

const named = { type: 'field.changed', change: { type: 'CLOGS', name: '클로그' } } as const;
const nameless = { type: 'field.changed', change: { name: '' } } as const;
const twice = refusal('이미 있는 카테고리예요.', 'DUPLICATE_CATEGORY');

const category: RegistryEntry = {
  title: '카테고리 쓰기',
  group,
  machine: categoryFormMachine,
  kit: 'form',
  input: { category: null },
  ports: { save: { done: undefined, error: twice, otherErrors: [unanswered] } },
  events: [named, nameless, submitted],
  walkthroughs: [
    { name: '추가하기', steps: [named, submitted, done('save')] },
    { name: '이미 있어 거절', steps: [named, submitted, failed('save', twice), submitted, done('save')] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [named, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '이름 없이는 보내지지 않음', steps: [nameless, submitted] },
  ],
};

const removalAsked = { type: 'removal.asked' } as const;
const confirmed = { type: 'removal.confirmed' } as const;
const dismissed = { type: 'removal.dismissed' } as const;
const inUse = refusal('상품이 있는 카테고리예요. 이름과 순서만 바꾸거나 숨길 수 있어요.', 'CATEGORY_IN_USE');

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

/**
 * Registry entries of the charts of settings and categories in the admin area: sample data and labels for
 * tests, drawings and the inspector.
 */
export const settingEntries: readonly RegistryEntry[] = [list, form, test, desk, category, removal];
