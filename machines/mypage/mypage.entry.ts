import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import {
  mypageBadgesMachine,
  mypageFeedsMachine,
  mypageLevelMachine,
  mypagePointsMachine,
} from './mypage.machines.ts';

const error = new Error('잠시 쉬고 있어요. 조금 뒤에 다시 시도해 주세요.');

const figure = (
  title: string,
  machine: RegistryEntry['machine'],
  sample: Record<string, unknown>,
): RegistryEntry => ({
  title,
  group: '회원',
  machine,
  ports: { load: { done: sample, error } },
  events: [{ type: 'screen.retried' }, { type: 'screen.reloaded' }],
  walkthroughs: [
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('load', error), { type: 'screen.retried' }, done('load', sample)],
    },
  ],
});

export const mypageEntries: readonly RegistryEntry[] = [
  figure('마이페이지 포인트', mypagePointsMachine, { currentPoints: 1_200, totalEarnedPoints: 3_000 }),
  figure('마이페이지 등급', mypageLevelMachine, { levelDisplayName: 'Lv.3 🥇 골드', levelProgress: 33.3 }),
  figure('마이페이지 뱃지', mypageBadgesMachine, { badges: [], totalCount: 0, displayedCount: 0 }),
  figure('마이페이지 피드', mypageFeedsMachine, {
    totalCount: 3,
    dailyCount: 2,
    eventCount: 1,
    rankingCount: 0,
  }),
];
