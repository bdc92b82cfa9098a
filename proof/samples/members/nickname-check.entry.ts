import { nicknameCheckMachine } from '#machines/members/profile/nickname-check.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

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
