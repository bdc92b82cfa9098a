import type { CategoryRow } from '#domain/admin/settings/category-admin.ts';
import type { SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { done, failed, refusal } from '../entry.ts';

export const group = '관리';
export const error = new Error('설정을 불러오지 못했어요.');

export const editConflict = refusal(
  '다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.',
  'VERSION_CONFLICT',
);

export const unproven = refusal('본인 확인이 필요해요.', 'ELEVATION_REQUIRED');

export const blackout: SettingRow = {
  key: 'blackout',
  value: { hours: 3 },
  version: 0,
  updatedBy: null,
  updatedAt: null,
};

export const fee: SettingRow = {
  key: 'fee',
  value: { basisPoints: 1_000 },
  version: 0,
  updatedBy: null,
  updatedAt: null,
};

export const mine: SettingRow = {
  key: 'blackout',
  value: { hours: 5 },
  version: 1,
  updatedBy: '신발장지기',
  updatedAt: '2026-11-22T03:00:00.000Z',
};

export const theirs: SettingRow = { ...mine, value: { hours: 8 }, updatedBy: '서연' };
export const typed = { type: 'field.changed', change: { hours: '5' } } as const;
export const wrong = { type: 'field.changed', change: { hours: '' } } as const;
export const submitted = { type: 'form.submitted' } as const;
export const taken = { type: 'other.taken' } as const;
export const kept = { type: 'mine.confirmed' } as const;
export const beaten = [typed, submitted, failed('save', editConflict), done('lookUp', theirs)] as const;
export const mail = { to: 'admin@sinbaljang.test', isSent: true };
export const asked = { type: 'mail.asked' } as const;
export const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');

export const boots: CategoryRow = {
  categoryId: 1,
  type: 'BOOTS',
  name: '부츠',
  isHidden: false,
  products: 12,
  version: 1,
};

export const clogs: CategoryRow = {
  categoryId: 2,
  type: 'CLOGS',
  name: '클로그',
  isHidden: true,
  products: 0,
  version: 1,
};

export const loaded = done('load', [boots, clogs]);
export const moved = { type: 'category.moved', id: 1, by: 1 } as const;
export const hidden = { type: 'category.hidden', row: boots } as const;
export const reloaded = { type: 'screen.reloaded' } as const;
export const retried = { type: 'screen.retried' } as const;
export const named = { type: 'field.changed', change: { type: 'CLOGS', name: '클로그' } } as const;
export const unnamed = { type: 'field.changed', change: { name: '' } } as const;
export const twice = refusal('이미 있는 카테고리예요.', 'DUPLICATE_CATEGORY');
export const removalAsked = { type: 'removal.asked' } as const;
export const confirmed = { type: 'removal.confirmed' } as const;
export const dismissed = { type: 'removal.dismissed' } as const;

export const inUse = refusal(
  '상품이 있는 카테고리예요. 이름과 순서만 바꾸거나 숨길 수 있어요.',
  'CATEGORY_IN_USE',
);
