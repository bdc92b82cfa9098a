import { myProfile, type Profile } from '#domain/members/profile/profile.ts';
import { updateProfile, uploadProfileImage } from '#domain/members/profile/profile-form.ts';
import { profileMachine } from '#machines/members/profile/profile.machine.ts';
import { profileEditMachine } from '#machines/members/profile/profile-edit.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { answerQuestion, retry } from '../../kit/driver.ts';
import { resource, resourceEntry } from '../../kit/resource.ts';
import { PICTURE } from '../../kit/sample-picture.ts';
import { type Proof, proof } from '../../page.ts';

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

const nicknameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'nickname' in value ? value.nickname : undefined;

export const proofs: readonly Proof[] = [
  proof(profileEntry, {
    about: '내 정보를 봐요.',
    says: { load: '내 정보를 불러와요' },
    driver: resource('/profile-view', { asks: [myProfile] }, 'user'),
  }),
  proof(profileEditEntry, {
    about: '내 정보와 사진을 고쳐 저장해요. 저장하지 않고 나가려 하면 한 번 물어봐요.',
    says: {
      load: '고칠 정보를 불러와요',
      save: '고친 정보를 저장해요',
      refetch: '저장된 정보를 다시 읽어요',
      upload: '프로필 사진을 올려요',
      'form.submitted': '저장을 눌러요',
      'form.left': '다른 화면으로 나가려 해요',
      'leave.confirmed': '저장하지 않고 나가겠다고 해요',
      'leave.cancelled': '나가지 않고 계속 고쳐요',
      'image.chosen': '새 프로필 사진을 골라요',
    },
    driver: {
      member: 'doyun',
      path: '/profile-edit',
      ports: {
        load: { asks: [myProfile] },
        refetch: { asks: [myProfile] },
        save: { asks: [updateProfile] },
        upload: { asks: [uploadProfileImage] },
      },
      events: {
        'field.changed': {
          // Another name each time: what is stored already would be no change.
          before: (page) => page.getByLabel(/^닉네임/).fill(`걸음${Date.now() % 1_000_000}`),
        },
        'form.submitted': { press: (page) => page.getByRole('button', { name: '저장', exact: true }) },
        'form.left': {
          press: (page) => page.locator('form').getByRole('button', { name: '취소', exact: true }),
        },
        'leave.confirmed': answerQuestion('나가기'),
        'leave.cancelled': answerQuestion('취소'),
        'image.chosen': { before: (page) => page.locator('input[type="file"]').setInputFiles(PICTURE) },
        'screen.retried': retry,
      },
      hidden: ({ type }, { state, context }) => {
        // Calls in progress were aborted with the page.
        if (state.includes('form.left')) return true;
        // Nothing unsaved: leaving is a plain link, and the form is gone.
        if (type === 'form.left') return nicknameOf(context.values) === nicknameOf(context.saved);
        if (type === 'form.submitted') return state.includes('image.uploading');
        return type === 'image.chosen' && /form\.(loading|failed|asking|left)/.test(state);
      },
      absent: /form\.left/,
    },
  }),
];
