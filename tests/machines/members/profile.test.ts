import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Profile } from '#domain/members/profile/profile.ts';
import type { ProfileUpdate } from '#domain/members/profile/profile-form.ts';
import { profileEditMachine } from '#machines/members/profile/profile-edit.machine.ts';
import { recorded } from '../recorded.ts';

const profile: Profile = {
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
  bodyVisibility: 'PRIVATE',
  profileImageUrl: 'images/profiles/old.webp',
};
const file = new Blob(['x']);

async function start(options: { save?: () => Promise<void>; upload?: () => Promise<string> } = {}) {
  const saved: ProfileUpdate[] = [];
  const publish = vi.fn();
  const goTo = vi.fn();
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        load: fromPromise<Profile>(async () => profile),
        refetch: fromPromise<Profile>(async () => ({ ...profile, nickname: '서버의하루' })),
        save: fromPromise<void, { update: ProfileUpdate }>(({ input }) => {
          saved.push(input.update);
          return options.save?.() ?? Promise.resolve();
        }),
        upload: fromPromise<string, { file: Blob }>(options.upload ?? (async () => '/content/new.webp')),
      },
      actions: {
        publishProfile: (_, params) => publish(params.profile.nickname),
        goTo: (_, { path }) => goTo(path),
      },
    }),
    { input: { today: '2026-11-21' }, inspect: recorded },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  const type = (field: 'nickname' | 'height' | 'bodyVisibility', value: string) =>
    actor.send({ type: 'field.changed', change: { [field]: value } });
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('saving') && !snapshot.hasTag('pending'));
  return { actor, saved, publish, goTo, type, rest };
}

it('profileEditMachine saves nothing without a change', async () => {
  const { actor, saved } = await start();
  actor.send({ type: 'form.submitted' });
  expect([actor.getSnapshot().hasTag('saving'), saved.length]).toEqual([false, 0]);
});

it('profileEditMachine sends every field, including the foot width, and shows the stored profile', async () => {
  const { actor, saved, publish, type, rest } = await start();
  type('nickname', '뛰는하루');
  actor.send({ type: 'form.submitted' });
  const snapshot = await rest();
  expect(saved).toEqual([
    {
      name: '김하루',
      nickname: '뛰는하루',
      phone: '',
      birthDate: null,
      gender: 'FEMALE',
      height: 167,
      weight: null,
      footSize: 245,
      footWidth: 'WIDE',
      bodyVisibility: 'PRIVATE',
      profileImageUrl: 'images/profiles/old.webp',
    },
  ]);
  expect(publish).toHaveBeenCalledWith('서버의하루');
  expect(snapshot.context.values.nickname).toBe('서버의하루');
});

it('profileEditMachine asks before a changed body visibility is lost, and sends it', async () => {
  const { actor, saved, goTo, type, rest } = await start();
  type('bodyVisibility', 'PUBLIC');
  actor.send({ type: 'form.left', to: '/profile-view' });
  expect([actor.getSnapshot().hasTag('open'), goTo.mock.calls]).toEqual([true, []]);
  actor.send({ type: 'leave.cancelled' });
  actor.send({ type: 'form.submitted' });
  await rest();
  expect(saved.map(({ bodyVisibility }) => bodyVisibility)).toEqual(['PUBLIC']);
});

it('profileEditMachine refuses an invalid measurement before the call, and clears the problem with a change', async () => {
  const { actor, saved, type } = await start();
  type('height', '999');
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot().context.problems.map(({ field }) => field)).toEqual(['height']);
  expect(saved).toHaveLength(0);
  type('height', '170');
  expect(actor.getSnapshot().context.problems).toEqual([]);
});

it('profileEditMachine keeps typed values after a refusal of the server', async () => {
  const { actor, type, rest } = await start({
    save: () => Promise.reject(new Error('이미 쓰고 있는 닉네임이에요.')),
  });
  type('nickname', '구두장이');
  actor.send({ type: 'form.submitted' });
  const { context } = await rest();
  expect(context).toMatchObject({ error: '이미 쓰고 있는 닉네임이에요.', values: { nickname: '구두장이' } });
});

it('profileEditMachine never saves the placeholder of a failed upload', async () => {
  const { actor, saved, type, rest } = await start({ upload: () => Promise.reject(new Error('x')) });
  actor.send({ type: 'image.chosen', file });
  expect((await rest()).matches({ image: 'placeholder' })).toBe(true);
  type('nickname', '뛰는하루');
  actor.send({ type: 'form.submitted' });
  await rest();
  expect(saved[0]?.profileImageUrl).toBe('images/profiles/old.webp');
});

it('profileEditMachine takes over a stored picture without marking the form as changed', async () => {
  const { actor, rest } = await start();
  actor.send({ type: 'image.chosen', file });
  const { context } = await rest();
  expect([context.values.profileImageUrl, context.saved?.profileImageUrl]).toEqual([
    '/content/new.webp',
    '/content/new.webp',
  ]);
});

it('profileEditMachine accepts no other picture while the running save names the old one', async () => {
  const { actor, type } = await start({ save: () => new Promise(() => {}) });
  type('nickname', '뛰는하루');
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'image.chosen', file });
  expect(actor.getSnapshot().value).toEqual({ form: 'saving', image: 'idle' });
});

it('profileEditMachine asks before unsaved changes are lost, and only then', async () => {
  const { actor, goTo, type } = await start();
  actor.send({ type: 'form.left', to: '/a' });
  expect(goTo).toHaveBeenLastCalledWith('/a');
  type('nickname', '뛰는하루');
  actor.send({ type: 'form.left', to: '/b' });
  expect(actor.getSnapshot().hasTag('open')).toBe(true);
  actor.send({ type: 'leave.cancelled' });
  expect(actor.getSnapshot().context.values.nickname).toBe('뛰는하루');
  actor.send({ type: 'form.left', to: '/b' });
  actor.send({ type: 'leave.confirmed' });
  expect(goTo).toHaveBeenLastCalledWith('/b');
});
