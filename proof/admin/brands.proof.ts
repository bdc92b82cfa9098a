import { type BrandRow, listAllBrands } from '#domain/admin/settings/brand-admin.ts';
import { brandDeskMachine } from '#machines/admin/settings/brand-desk.machine.ts';
import { brandFormMachine } from '#machines/admin/settings/brand-form.machine.ts';
import { brandMergeMachine } from '#machines/admin/settings/brand-merge.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '관리';
const error = new Error('브랜드를 불러오지 못했어요.');
const twice = refusal('다른 브랜드가 쓰고 있는 이름이에요. 같은 브랜드라면 합쳐 주세요.', 'DUPLICATE_BRAND');
const editConflict = refusal('다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');

const daon: BrandRow = {
  brandId: 1,
  name: '다온',
  englishName: 'Daon',
  aliases: ['다온슈즈'],
  products: 6,
  version: 1,
};
const onsae: BrandRow = { brandId: 2, name: '온새', englishName: '', aliases: [], products: 2, version: 3 };

const named = { type: 'field.changed', change: { name: '미르진', aliases: '미르, 미진' } } as const;
const unnamed = { type: 'field.changed', change: { name: '' } } as const;
const chosen = { type: 'field.changed', change: { intoId: '1' } } as const;
const unchosen = { type: 'field.changed', change: { intoId: '' } } as const;
const submitted = { type: 'form.submitted' } as const;

const names: RegistryEntry = {
  title: '브랜드 쓰기',
  group,
  machine: brandFormMachine,
  kit: 'form',
  input: { brand: null },
  ports: { save: { done: undefined, error: twice, otherErrors: [unanswered] } },
  events: [named, unnamed, submitted],
  walkthroughs: [
    { name: '추가하기', steps: [named, submitted, done('save')] },
    {
      name: '다른 브랜드의 이름이라 거절',
      steps: [named, submitted, failed('save', twice), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [named, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '이름 없이는 보내지지 않음', steps: [unnamed, submitted] },
  ],
};

const merge: RegistryEntry = {
  title: '브랜드 합치기',
  group,
  machine: brandMergeMachine,
  kit: 'form',
  input: { brand: onsae, brands: [daon, onsae] },
  ports: { save: { done: undefined, error: editConflict, otherErrors: [unanswered] } },
  events: [chosen, unchosen, submitted],
  walkthroughs: [
    { name: '합치기', steps: [chosen, submitted, done('save')] },
    {
      name: '그사이 이름이 바뀌어 거절',
      steps: [chosen, submitted, failed('save', editConflict), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [chosen, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '고르지 않으면 보내지지 않음', steps: [unchosen, submitted] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '브랜드',
      group,
      machine: brandDeskMachine,
      load: { done: [daon, onsae], error },
      reloads: true,
    }),
    {
      about: '브랜드와 그 이름들을 봐요.',
      says: { load: '브랜드를 모두 불러와요' },
      driver: {
        ...resource('/admin/settings', { asks: [listAllBrands] }, 'admin'),
        offscreen: { 'screen.reloaded': 'A brand is added, renamed or merged first.' },
      },
    },
  ),
  proof(names, {
    about: '브랜드를 추가하거나 이름을 바꿔요.',
    says: { save: '브랜드를 저장해요', 'form.submitted': '저장을 눌러요' },
    undriven: {
      why: 'it opens within a dialog whose list is read anew once it is saved',
      provenBy: 'e2e/shop-settings.spec.ts',
    },
  }),
  proof(merge, {
    about: '같은 브랜드 둘을 하나로 합쳐요.',
    says: { save: '브랜드를 합쳐요', 'form.submitted': '합치기를 눌러요' },
    undriven: {
      why: 'it opens within a dialog whose list is read anew once it is saved',
      provenBy: 'e2e/shop-settings.spec.ts',
    },
  }),
];
