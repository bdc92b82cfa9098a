import { isBusinessNo } from '#domain/kit/forms/business-no.ts';
import { newcomer } from '../earning.ts';
import type { TestShop } from '../server/server.ts';
import type { Person } from './people.ts';

export const OWN = '/api/users/me/seller-application';
export const DESK = '/api/admin/seller-applications';

let made = 0;
/** Returns a new business number with a correct check digit. */
export function businessNo(): string {
  made += 1;
  const nine = String(101_000_000 + made * 37);
  for (let digit = 0; digit < 10; digit += 1) if (isBusinessNo(`${nine}${digit}`)) return `${nine}${digit}`;
  throw new Error(`no check digit for ${nine}`);
}

/** Returns a complete application with its own name and number. */
export function applicationForm(change: Record<string, unknown> = {}): Record<string, unknown> {
  const number = businessNo();
  return {
    storeName: `${[...'가나다라마바사아자차카타파하'][made % 14]}${'신발골목편집숍언덕길'.slice(made % 7)} ${number.slice(3, 9)}`,
    businessNo: number,
    ownerName: '한대표',
    phone: `010${number.slice(2, 10)}`,
    zipCode: '04782',
    addressLine1: '서울특별시 성동구 성수이로 78',
    addressLine2: '3층',
    mailOrderNo: '2026-서울성동-0123',
    isMailOrderExempt: false,
    description: '오래 걷는 사람을 위한 신발을 모아요.',
    agreed: true,
    ...change,
  };
}

/** Returns a shopper without any actions. */
export const newApplicant = (shop: TestShop): Promise<Person> => newcomer(shop);

/** Returns a member who has applied. */
export async function applied(shop: TestShop, change: Record<string, unknown> = {}) {
  const one = await newApplicant(shop);
  const form = applicationForm(change);
  const answer = await one.call.post(OWN, form);
  if (answer.status !== 200) throw new Error(`applying failed: ${JSON.stringify(answer.body)}`);
  return { one, form, id: answer.body.data.applicationId as number };
}

/** Decides as an administrator about the latest application of a member. */
export async function decide(
  shop: TestShop,
  one: Person,
  deed: 'approve' | 'more-info' | 'reject',
  reason = '서류를 확인해 주세요',
) {
  const { applicationId, version } = (await one.call.get(OWN)).body.data.application;
  const said = deed === 'approve' ? { version } : { reason, version };
  return shop.as('admin').post(`${DESK}/${applicationId}/${deed}`, said);
}
