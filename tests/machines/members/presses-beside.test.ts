import { expect, it } from 'vitest';
import { done, failed, refusal } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { start } from '../start.ts';

const flowOf = (id: string) => {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no flow ${id}`);
  return start(entry);
};
const change = (values: object) => ({ type: 'field.changed', change: values });
const submitted = { type: 'form.submitted' };

it('unlockMailMachine sends one request for repeated presses', async () => {
  const wanted = { type: 'letter.wanted', email: 'user@sinbaljang.test' };
  const { play, asked } = flowOf('unlockMail');
  expect((await play(wanted, wanted)).value).toBe('asking');
  expect((await play(done('ask'), wanted)).value).toBe('mailSent');
  expect(asked('ask')).toHaveLength(1);
});

it('phoneProofMachine does not verify a code while another one is requested', async () => {
  const { play, asked } = flowOf('findAccount');
  const minute = { type: 'xstate.after.messageTime.findAccount.codeSent.cooling' };
  await play(change({ name: '김하루', phoneNumber: '010-1234-5678' }), submitted, done('ask'), minute);
  await play({ type: 'code.wanted' }, change({ code: '123456' }));
  expect((await play(submitted)).value).toEqual({ codeSent: 'resending' });
  expect(asked('prove')).toEqual([]);
});

it('mfaVerificationMachine stays in recovery-code entry after a refusal, and can switch to app codes', async () => {
  const wrong = refusal('인증 코드가 올바르지 않아요.', 'INVALID_MFA_TOKEN');
  const refusedRecovery = async () => {
    const { play } = flowOf('mfaVerification');
    const opened = { type: 'step.opened', isPending: true };
    const tried = [opened, { type: 'entry.switched' }, change({ code: '12345678' }), submitted];
    await play(...tried, failed('complete', wrong));
    return play;
  };
  const typing = await refusedRecovery();
  expect((await typing(change({ code: '1234' }))).value).toBe('recoveryEntry');
  const switching = await refusedRecovery();
  expect((await switching({ type: 'entry.switched' })).value).toBe('codeEntry');
});

it('passkeyListMachine refuses a blank name', async () => {
  const { play, asked } = flowOf('passkeyList');
  const key = { id: 'sample-key', name: '내 휴대폰' };
  await play(done('load', [key]), { type: 'rename.opened', ...key }, change({ name: '  ' }));
  expect((await play(submitted)).value).toBe('naming');
  expect(asked('rename')).toEqual([]);
  await play(change({ name: '회사 노트북' }), submitted);
  expect(asked('rename')).toEqual([{ id: key.id, name: '회사 노트북' }]);
});
