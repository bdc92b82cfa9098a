import type { Profile } from '#domain/members/profile/profile.ts';
import { profileMachine } from '#machines/members/profile/profile.machine.ts';
import { profileEditMachine } from '#machines/members/profile/profile-edit.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const profile: Profile = {
  userId: 1,
  username: '김하루',
  email: 'user@sinbaljang.test',
  name: '김하루',
  nickname: '걷는하루',
  phone: '01012345678',
  birthDate: '1994-03-08',
  gender: 'FEMALE',
  height: 167,
  weight: 56,
  footSize: 245,
  footWidth: 'WIDE',
  bodyVisibility: 'PRIVATE',
  profileImageUrl: null,
};
const error = new Error('프로필을 불러오는데 실패했습니다');
const typed = { type: 'field.changed', change: { nickname: '뛰는하루' } } as const;
const taken = refusal('이미 쓰고 있는 닉네임이에요.', 'NICKNAME_TAKEN');
const submitted = { type: 'form.submitted' } as const;
const left = { type: 'form.left', to: '/profile-view' } as const;
const chosen = { type: 'image.chosen', file: new Blob(['x'], { type: 'image/png' }) } as const;

/**
 * Registry entry of the chart of a member's own profile: sample data and labels for tests, diagrams
 * and the inspector.
 */
export const profileEntry = resourceEntry({
  title: '내 정보 보기',
  group: '회원',
  machine: profileMachine,
  load: { done: profile, error },
});

/**
 * Registry entry of the chart of the form of a member's own profile: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const profileEditEntry: RegistryEntry = {
  title: '내 정보 수정',
  group: '회원',
  machine: profileEditMachine,
  input: { today: '2026-11-21' },
  ports: {
    load: { done: profile, error },
    save: { done: undefined, error: taken, otherErrors: [unanswered] },
    refetch: { done: { ...profile, nickname: '뛰는하루' }, error },
    upload: {
      done: '/content/images/profiles/a.webp',
      error: new Error('JPG, PNG, WebP 사진만 올릴 수 있어요.'),
    },
  },
  events: [
    typed,
    submitted,
    left,
    { type: 'leave.confirmed' },
    { type: 'leave.cancelled' },
    chosen,
    { type: 'screen.retried' },
  ],
  walkthroughs: [
    {
      name: '닉네임을 바꾸고 저장',
      steps: [
        done('load', profile),
        typed,
        submitted,
        done('save'),
        done('refetch', { ...profile, nickname: '뛰는하루' }),
      ],
    },
    {
      name: '저장하지 않고 나가려다 남기',
      steps: [done('load', profile), typed, left, { type: 'leave.cancelled' }],
    },
    {
      name: '사진 올리기 실패',
      steps: [done('load', profile), chosen, failed('upload', new Error('사진을 올리지 못했어요.'))],
    },
  ],
};
