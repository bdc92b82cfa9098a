import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import AccountMenu from '#src/app/shell/header/account-menu.tsx';
import ProfileEditScreen from '#src/areas/members/profile/profile-edit-screen.tsx';
import ProfileViewScreen from '#src/areas/members/profile/profile-view-screen.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const PATH = '/api/users/me/profile';
const IMAGE = `${PATH}/image`;

function shop(put: { status?: number; body: unknown } = { body: { success: true, data: null } }) {
  let profile: Record<string, unknown> = {
    userId: 1,
    username: '김하루',
    email: 'u@s.test',
    name: '김하루',
    nickname: '걷는하루',
    phone: '',
    birthDate: null,
    gender: 'FEMALE',
    height: 167,
    weight: null,
    footSize: 245,
    footWidth: 'WIDE',
    profileImageUrl: null,
  };
  const answers: Answers = {
    [`GET ${PATH}`]: () => ({ body: { success: true, data: profile } }),
    [`PUT ${PATH}`]: ({ body }) => {
      if (!put.status) profile = { ...profile, ...JSON.parse(String(body)) };
      return put;
    },
  };
  return answers;
}
const nickname = () => screen.findByLabelText(/닉네임/);
const save = () => screen.getByRole('button', { name: '저장' });

it('profile screens mark values that were never entered', async () => {
  renderMember(<ProfileViewScreen />, shop());
  expect(await screen.findByText('167cm')).toBeVisible();
  expect(screen.getByText('넓음')).toBeVisible();
  expect(screen.getAllByText('입력하지 않음')).toHaveLength(3);
});

it('profile screens save nothing unchanged, then every field, and rename the header', async () => {
  const { app, requests } = renderMember(<ProfileEditScreen />, shop());
  const field = await nickname();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field, '님');
  await userEvent.click(save());
  await waitFor(() => expect(app.session.getSnapshot().context.user?.nickname).toBe('걷는하루님'));
  const put = requests.find(({ method }) => method === 'PUT');
  expect(JSON.parse(String(put?.body))).toEqual({
    name: '김하루',
    nickname: '걷는하루님',
    phone: '',
    birthDate: null,
    gender: 'FEMALE',
    height: 167,
    weight: null,
    footSize: 245,
    footWidth: 'WIDE',
    bodyVisibility: 'PRIVATE',
    profileImageUrl: null,
  });
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
});

it('profile screens show body measurements to others only after they are opened, and say so', async () => {
  const { requests } = renderMember(<ProfileEditScreen />, shop());
  const choice = (name: string) => screen.findByRole('radio', { name });
  expect(await choice('나만 보기')).toBeChecked();
  expect(await choice('모두에게 공개')).toHaveAccessibleDescription(/생년월일은 나에게만/);
  await userEvent.click(await choice('내 리뷰에서만'));
  await userEvent.click(await choice('모두에게 공개'));
  expect(await choice('모두에게 공개')).toBeChecked();
  await userEvent.click(save());
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const put = requests.find(({ method }) => method === 'PUT');
  expect(JSON.parse(String(put?.body))).toMatchObject({ bodyVisibility: 'PUBLIC', height: 167 });
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  expect(await choice('모두에게 공개')).toBeChecked();
  await userEvent.click(await choice('나만 보기'));
  expect(await choice('모두에게 공개')).not.toBeChecked();
});

it('profile screens show who sees the measurements', async () => {
  renderMember(<ProfileViewScreen />, shop());
  expect(await screen.findByText('나만 보기')).toBeVisible();
});

it('profile screens show each rule before and each problem beside its field, without a call', async () => {
  const { requests } = renderMember(<ProfileEditScreen />, shop());
  const height = await screen.findByLabelText(/^키/);
  expect(height).toHaveAccessibleDescription('cm 100~250cm');
  await userEvent.clear(height);
  await userEvent.type(height, '999');
  await userEvent.click(save());
  expect(height).toHaveAccessibleDescription(/키는 100~250 사이의 숫자로 입력해 주세요/);
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

it('profile screens keep typed values after a refusal and show the reason', async () => {
  renderMember(
    <ProfileEditScreen />,
    shop({ status: 409, body: { success: false, message: '이미 쓰고 있는 닉네임이에요.' } }),
  );
  const field = await nickname();
  await userEvent.clear(field);
  await userEvent.type(field, '구두장이');
  await userEvent.click(save());
  expect(await screen.findByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
  expect(await nickname()).toHaveValue('구두장이');
});

it('profile screens show a new picture everywhere at once, also in the header', async () => {
  const { container } = renderMember(
    <>
      <AccountMenu />
      <ProfileEditScreen />
    </>,
    { ...shop(), [IMAGE]: { body: '/content/images/profiles/new.webp' } },
  );
  await nickname();
  const head = () => within(container).getByRole('button', { name: /걷는하루/ });
  expect(head()).toHaveTextContent('걷는걷는하루');
  await userEvent.upload(
    screen.getByLabelText('사진 바꾸기'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(head().querySelector('img')?.src).toContain('/profiles/new'));
});

it('profile screens show a placeholder after a failed upload and never save it', async () => {
  const { requests, container } = renderMember(<ProfileEditScreen />, {
    ...shop(),
    [IMAGE]: { status: 400, body: { success: false, message: 'x' } },
  });
  const field = await nickname();
  await userEvent.upload(
    screen.getByLabelText('사진 바꾸기'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  expect(await screen.findByText(/사진을 올리지 못했어요/)).toBeVisible();
  expect(container.querySelector('img[src="/images/profile-placeholder.svg"]')).not.toBeNull();
  await userEvent.type(field, '님');
  await userEvent.click(save());
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const put = requests.find(({ method }) => method === 'PUT');
  expect(JSON.parse(String(put?.body)).profileImageUrl).toBeNull();
});

it('profile screens ask before unsaved changes are lost', async () => {
  const { visited } = renderMember(<ProfileEditScreen />, shop());
  await userEvent.type(await nickname(), '님');
  await userEvent.click(screen.getByRole('link', { name: '내 뱃지' }));
  const question = await screen.findByRole('alertdialog');
  expect(visited).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: '취소' }));
  expect(await nickname()).toHaveValue('걷는하루님');
  await userEvent.click(screen.getByRole('link', { name: '내 뱃지' }));
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  expect(visited).toEqual(['/mypage/badges']);
});
