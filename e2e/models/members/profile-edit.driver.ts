import { myProfile } from '#domain/members/profile/profile.ts';
import { updateProfile, uploadProfileImage } from '#domain/members/profile/profile-form.ts';
import { PICTURE } from '../../support/sample-picture.ts';
import { answerQuestion, type Driver, retry } from '../driver.ts';

const nicknameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'nickname' in value ? value.nickname : undefined;

export const profileEditDriver: Driver = {
  flow: 'profileEdit',
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
    'form.left': { press: (page) => page.locator('form').getByRole('button', { name: '취소', exact: true }) },
    'leave.confirmed': answerQuestion('나가기'),
    'leave.cancelled': answerQuestion('취소'),
    'image.chosen': { before: (page) => page.locator('input[type="file"]').setInputFiles(PICTURE) },
    'screen.retried': retry('profileEdit'),
  },
  hidden: ({ type }, { state, context }) => {
    // Calls that were under way went with the page.
    if (state.includes('form.left')) return true;
    // Nothing unsaved: leaving is a plain link, and the form is gone.
    if (type === 'form.left') return nicknameOf(context.values) === nicknameOf(context.saved);
    if (type === 'form.submitted') return state.includes('image.uploading');
    return type === 'image.chosen' && /form\.(loading|failed|asking|left)/.test(state);
  },
  absent: /form\.left/,
};
