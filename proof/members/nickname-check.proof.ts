import type { Page } from '@playwright/test';
import { checkNickname } from '#domain/members/signup/nickname-availability.ts';
import { nicknameCheckMachine } from '#machines/members/profile/nickname-check.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { envelope } from '../kit/answers.ts';
import type { Act } from '../kit/driver.ts';
import { holdClock } from '../kit/held-clock.ts';
import { type Proof, proof } from '../page.ts';

const typed = (nickname: string) => ({ type: 'nickname.typed', nickname, own: '걷는하루' }) as const;

const [other, another, own] = [typed('뛰는하루'), typed('나는하루'), typed('걷는하루')];

const started = { type: 'composition.started' } as const;
const ended = { type: 'composition.ended' } as const;
const rested = { type: 'xstate.after.typingRest.nicknameCheck.check.typing' } as const;
const restedLong = { type: 'xstate.after.composingRest.nicknameCheck.check.composing' } as const;

const [free, taken] = [{ available: true }, { available: false }];

const error = new Error('서버에 문제가 생겼어요.');

/**
 * Registry entry of the chart of the availability of a nickname: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const nicknameCheckEntry: RegistryEntry = {
  title: '닉네임 확인',
  group: '회원',
  machine: nicknameCheckMachine,
  ports: { ask: { done: free, error, otherDone: [taken] } },
  events: [other, another, own, started, ended],
  walkthroughs: [
    { name: '쓸 수 있는 닉네임', steps: [other, rested, done('ask', free)] },
    { name: '누가 쓰고 있어 다른 이름으로', steps: [other, rested, done('ask', taken), another, rested] },
    { name: '답이 오기 전에 더 적기', steps: [other, rested, another, rested, done('ask', free)] },
    { name: '한글을 조합하며 적기', steps: [started, other, ended, rested, done('ask', free)] },
    { name: '조합한 채로 멈추기', steps: [started, other, restedLong, done('ask', taken)] },
    { name: '확인하지 못함', steps: [other, rested, failed('ask', error)] },
    { name: '원래 닉네임으로 되돌리기', steps: [other, rested, own] },
  ],
};

const nickname = (page: Page) => page.getByLabel('닉네임', { exact: true });
const rests = (ms: number): Act => ({ before: (page) => page.clock.runFor(ms) });

export const proofs: readonly Proof[] = [
  proof(nicknameCheckEntry, {
    about: '닉네임을 적는 동안 쓸 수 있는 이름인지 알려 줘요.',
    says: {
      ask: '쓸 수 있는 닉네임인지 물어봐요',
      'nickname.typed': '닉네임을 적어요',
      'composition.started': '한글 한 글자를 조합하기 시작해요',
      'composition.ended': '한글 한 글자의 조합을 마쳐요',
    },
    driver: {
      path: '/signup',
      reach: holdClock,
      changesContext: true,
      // Taken names depend on the seed: the answers are the samples.
      ports: {
        ask: {
          asks: [checkNickname],
          answer: async (_ask, sample) => envelope({ nickname: '', ...Object(sample) }),
        },
      },
      events: {
        'nickname.typed': {
          // A visitor has no nickname: typing the own one means an empty field.
          before: (page, { nickname: text, own }) => nickname(page).fill(text === own ? '' : String(text)),
        },
        'composition.started': { before: (page) => nickname(page).dispatchEvent('compositionstart') },
        'composition.ended': { before: (page) => nickname(page).dispatchEvent('compositionend') },
        'xstate.after.typingRest.nicknameCheck.check.typing': rests(400),
        'xstate.after.composingRest.nicknameCheck.check.composing': rests(900),
      },
    },
  }),
];
