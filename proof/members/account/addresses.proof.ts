import type { Address } from '#domain/members/account/address.ts';
import { addressBookMachine } from '#machines/members/account/address-book.machine.ts';
import { addressFormMachine } from '#machines/members/account/address-form.machine.ts';
import { postcodeMachine } from '#machines/members/account/postcode.machine.ts';
import { done, failed, refusal, unanswered } from '../../entry.ts';
import { type Proof, proof } from '../../page.ts';
import { addressBookDriver, addressFormDriver, postcodeDriver } from './addresses.driver.ts';

const address: Address = {
  id: 1,
  recipientName: '김하루',
  recipientPhone: '010-1234-5678',
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  addressLine2: '3층',
  isDefault: true,
};

const office: Address = {
  ...address,
  id: 2,
  recipientName: '김하루 (회사)',
  zipCode: '04524',
  addressLine1: '서울특별시 중구 을지로 30',
  addressLine2: '12층 안내 데스크',
  isDefault: false,
};

const error = new Error('배송지를 불러오지 못했어요.');
const opened = { type: 'address.opened', addressId: 1 } as const;
const pressed = { type: 'address.opened', addressId: null } as const;
const saved = { type: 'address.saved' } as const;

const { id: _, ...fields } = address;

const filled = { type: 'field.changed', change: fields } as const;
const refused = refusal('배송지는 20개까지 저장할 수 있어요.', 'TOO_MANY_ADDRESSES');
const submitted = { type: 'form.submitted' } as const;
const searched = { type: 'search.submitted', query: '성수이로' } as const;
const postcode = { zipCode: '04782', roadAddress: '서울특별시 성동구 성수이로 78', building: '' };

export const proofs: readonly Proof[] = [
  proof(
    {
      title: '배송지 관리',
      group: '회원',
      machine: addressBookMachine,
      ports: {
        load: { done: [address, office], error, empty: [] },
        remove: { done: undefined, error: new Error('배송지를 찾을 수 없어요.') },
      },
      events: [
        opened,
        pressed,
        saved,
        { type: 'form.closed' },
        { type: 'removal.asked', addressId: 1 },
        { type: 'removal.confirmed' },
        { type: 'removal.dismissed' },
        { type: 'screen.retried' },
      ],
      walkthroughs: [
        {
          name: '새 배송지 저장',
          steps: [done('load', []), pressed, saved, done('load', [address])],
        },
        {
          name: '목록보다 먼저 누른 새 배송지',
          steps: [pressed, done('load', [address]), saved, done('load', [address])],
        },
        {
          name: '목록을 못 불러왔을 때 누른 새 배송지',
          steps: [failed('load', error), pressed, done('load', [address])],
        },
        {
          name: '묻고 삭제',
          steps: [
            done('load', [address]),
            { type: 'removal.asked', addressId: 1 },
            { type: 'removal.confirmed' },
            done('remove'),
            done('load', []),
          ],
        },
      ],
    },
    {
      about: '배송지를 더하고 고치고 지워요.',
      says: {
        load: '배송지 목록을 불러와요',
        remove: '배송지를 지워요',
        'address.opened': '새 배송지나 고칠 배송지를 열어요',
        'address.saved': '배송지 양식이 저장을 마쳐요',
        'form.closed': '양식을 닫아요',
      },
      driver: addressBookDriver,
    },
  ),
  proof(
    {
      title: '배송지 양식',
      group: '회원',
      machine: addressFormMachine,
      kit: 'form',
      input: null,
      ports: { save: { done: undefined, error: refused, otherErrors: [unanswered] } },
      events: [filled, { type: 'field.changed', change: { zipCode: '' } }, submitted],
      walkthroughs: [
        { name: '채워서 저장', steps: [filled, submitted, done('save')] },
        {
          name: '거절되고 다시 저장',
          steps: [filled, submitted, failed('save', refused), submitted, done('save')],
        },
        {
          name: '답을 못 받아 다시 저장',
          steps: [filled, submitted, failed('save', unanswered), submitted, done('save')],
        },
        { name: '빈 양식은 저장되지 않음', steps: [submitted] },
      ],
    },
    {
      about: '배송지 하나를 적어 저장해요.',
      says: { save: '배송지를 저장해요', 'form.submitted': '배송지 저장을 눌러요' },
      driver: addressFormDriver,
    },
  ),
  proof(
    {
      title: '주소 찾기',
      group: '회원',
      machine: postcodeMachine,
      ports: { look: { done: undefined, error }, search: { done: [postcode], error, empty: [] } },
      events: [
        { type: 'search.opened' },
        searched,
        { type: 'postcode.chosen', postcode },
        { type: 'search.closed' },
      ],
      walkthroughs: [
        {
          name: '찾아서 채우기',
          steps: [
            { type: 'search.opened' },
            done('look', undefined),
            searched,
            done('search', [postcode]),
            { type: 'postcode.chosen', postcode },
          ],
        },
        {
          name: '찾기가 안 될 때',
          steps: [{ type: 'search.opened' }, done('look', undefined), searched, failed('search', error)],
        },
        {
          name: '없는 주소',
          steps: [{ type: 'search.opened' }, done('look', undefined), searched, done('search', [])],
        },
        { name: '찾을 수 없는 신발장', steps: [{ type: 'search.opened' }, failed('look', error)] },
      ],
    },
    {
      about: '도로명으로 주소를 찾아 배송지에 채워요.',
      says: {
        look: '주소를 찾을 수 있는지 물어요',
        search: '주소를 찾아요',
        'search.opened': '주소 찾기를 열어요',
        'search.submitted': '찾을 도로명을 보내요',
        'postcode.chosen': '찾은 주소를 골라요',
        'search.closed': '주소 찾기를 닫아요',
      },
      driver: postcodeDriver,
    },
  ),
];
