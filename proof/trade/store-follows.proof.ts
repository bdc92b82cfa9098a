import {
  type FollowedStore,
  type StoreFollow,
  setStoreFollow,
  showStoreFollow,
} from '#domain/catalogue/store-follow.ts';
import { followedStoresMachine } from '#machines/trade/followed-stores.machine.ts';
import { storeFollowMachine } from '#machines/trade/store-follow.machine.ts';
import { storeFollowersMachine } from '#machines/trade/store-followers.machine.ts';
import { done, failed } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { resourceEntry } from '../kit/resource.ts';
import { toggleEntry } from '../kit/toggle.ts';
import { type Proof, proof } from '../page.ts';

const group = '상품';
const PATH = '/store/1';
const error = new Error('스토어를 불러오지 못했어요.');

/** A store that the member does not follow yet, with an offer in percent. */
const follow: StoreFollow = {
  storeId: 1,
  isFollowing: false,
  followers: 12,
  offer: { percent: 5, won: 5_000, endsAt: '2026-12-31T15:00:00.000Z' },
};
const followed: FollowedStore = {
  ...follow,
  isFollowing: true,
  storeName: '달리는사람들',
  logo: null,
  followedAt: '2026-11-02T03:00:00.000Z',
};

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '스토어 팔로워',
      group,
      machine: storeFollowersMachine,
      input: 1,
      load: { done: follow, error },
      silent: true,
      walkthroughs: [
        { name: '팔로워와 혜택', steps: [done('load', follow)] },
        { name: '몰라도 화면은 온전함', steps: [failed('load', error)] },
      ],
    }),
    {
      about: '스토어를 몇 명이 팔로우하고 팔로워에게 무엇을 깎아 주는지 봐요.',
      says: { load: '팔로워와 혜택을 불러와요' },
      driver: { path: PATH, ports: { load: { asks: [showStoreFollow] } }, events: {} },
    },
  ),
  proof(
    toggleEntry({
      title: '스토어 팔로우',
      group,
      machine: storeFollowMachine,
      error: new Error('팔로우를 저장하지 못했어요.'),
    }),
    {
      about: '스토어를 팔로우하고 그만둬요.',
      says: { toggle: '팔로우를 저장해요', 'mark.toggled': '팔로우를 눌러요' },
      driver: {
        member: 'minjun',
        path: PATH,
        ports: { toggle: { asks: [setStoreFollow] } },
        events: { 'mark.toggled': { press: (page) => page.locator('[data-flow="storeFollow"]') } },
      },
    },
  ),
  proof(
    pagedEntry({
      title: '팔로우한 스토어',
      group,
      machine: followedStoresMachine,
      filter: undefined,
      items: [followed, { ...followed, storeId: 2, storeName: '걷는가게', offer: null }],
      error: new Error('팔로우한 스토어를 불러오지 못했어요.'),
    }),
    {
      about: '내가 팔로우한 스토어를 보고 그만 팔로우해요.',
      says: { loadPage: '팔로우한 스토어 한 쪽을 불러와요' },
      undriven: {
        why: 'it is on the own profile only, whose address has the id of the member',
        provenBy: 'tests/views/trade/store-follow.test.tsx',
      },
    },
  ),
];
