import { describe, expect, it } from 'vitest';
import { done, failed, refusal, unanswered } from '#proof/entry.ts';
import { phoneVerificationEntry } from '#proof/members/account/phone-verification.proof.ts';
import { start } from '../start.ts';

const change = (values: object) => ({ type: 'field.changed', change: values });
const submitted = { type: 'form.submitted' };
const wanted = { type: 'code.wanted' };
const reopened = { type: 'form.reopened' };
const proven = { phone: '01012345678', verifiedAt: '2026-11-22T01:00:00.000Z' };
const none = { phone: '', verifiedAt: null };

async function open(known: object = none) {
  const flow = start(phoneVerificationEntry);
  await flow.play(done('load', known));
  return flow;
}
async function coded() {
  const flow = await open();
  await flow.play(change({ phone: '010-1234-5678' }), submitted, done('ask'), change({ code: '123456' }));
  return flow;
}

describe('phoneProofMachine: number', () => {
  it('and code have a form each', async () => {
    const { play, asked, effects } = await open();
    const { context } = await play(change({ phone: '02-123-4567' }), submitted);
    expect([context.problems[0]?.field, asked('ask')]).toEqual(['phone', []]);
    const sent = await play(change({ phone: '010-1234-5678' }), submitted, done('ask'), submitted);
    expect([sent.value, sent.context.problems[0]?.field]).toEqual([{ codeSent: 'cooling' }, 'code']);
    expect(asked('prove')).toEqual([]);
    expect(effects).toEqual([['focusProblem'], ['focusProblem']]);
  });

  it('is verified by its code, and stored', async () => {
    const { play } = await coded();
    const { value, context } = await play(submitted, done('prove', proven));
    expect([value, context.known, context.values.code]).toEqual(['proved', proven, '']);
  });

  it('of another account is refused, and the form starts empty', async () => {
    const { play } = await coded();
    const taken = refusal('다른 계정에서 인증한 번호예요.', 'PHONE_TAKEN');
    expect((await play(submitted, failed('prove', taken))).value).toBe('taken');
    const { value, context } = await play(reopened);
    expect([value, context.values]).toEqual([{ editing: 'typing' }, { phone: '', code: '' }]);
  });

  it('stays verified while another one is typed', async () => {
    const { play } = await open(proven);
    const left = await play(reopened, change({ phone: '010-9999-0000' }), { type: 'form.closed' });
    expect(left.value).toBe('proved');
    const stranger = await open();
    expect((await stranger.play({ type: 'form.closed' })).value).toEqual({ editing: 'typing' });
  });
});

describe('phoneProofMachine: code', () => {
  it('can be requested again after a minute, or at once after a wrong one', async () => {
    const { play, asked } = await coded();
    await play(wanted);
    expect(asked('askAgain')).toEqual([]);
    await play({ type: 'xstate.after.messageTime.phoneVerification.codeSent.cooling' }, wanted, submitted);
    expect([asked('askAgain'), asked('prove')]).toEqual([[{ phone: '010-1234-5678' }], []]);
    const { value, context } = await play(done('askAgain'));
    expect([value, context.values.code]).toEqual([{ codeSent: 'cooling' }, '']);
    const wrong = refusal('틀렸어요.', 'INVALID_CODE');
    const refused = await play(change({ code: '654321' }), submitted, failed('prove', wrong));
    expect([refused.value, refused.context.error]).toEqual([{ codeSent: 'resendable' }, '틀렸어요.']);
  });

  it.each([
    [proven, 'proved'],
    [none, { codeSent: 'resendable' }],
    [{ ...proven, phone: '01099990000' }, { codeSent: 'resendable' }],
  ])('with an unknown result is not sent again: the profile reads %j', async (read, end) => {
    const { play, asked } = await coded();
    await play(submitted, failed('prove', unanswered));
    const { value } = await play(done('reread', read));
    expect([value, asked('prove').length]).toEqual([end, 1]);
  });
});
