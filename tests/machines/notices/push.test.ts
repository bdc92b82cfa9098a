import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { proofs } from '#proof/notices/push.proof.ts';
import { start } from '../start.ts';

const entryOf = (id: string, input?: unknown) => {
  const entry = proofs.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  return input === undefined ? entry : { ...entry, input };
};
const sampleOf = (id: string, port: string) => entryOf(id).ports[port]?.done;

describe('pushOfferMachine', () => {
  const found = sampleOf('pushOffer', 'load');

  it('asks nobody where the browser cannot be asked or "later" was said', async () => {
    const { play, asked } = start(entryOf('pushOffer', { canAsk: false }));
    const hidden = await play({ type: 'offer.accepted' });
    expect([hidden.value, asked('load'), asked('enable')]).toEqual(['hidden', [], []]);
  });

  it('subscribes after the press only, once for repeated presses', async () => {
    const { play, asked } = start(entryOf('pushOffer'));
    const offered = await play(done('load', found));
    expect([offered.value, asked('enable')]).toEqual(['offered', []]);
    await play({ type: 'offer.accepted' }, { type: 'offer.accepted' });
    expect(asked('enable')).toEqual([{ publicKey: expect.stringMatching(/^B/) }]);
  });

  it('is not shown if the browser is registered, the shop pushes nothing, or nobody knows', async () => {
    for (const answer of [
      done('load', sampleOf('pushOffer', 'enable')),
      done('load', { publicKey: null, devices: [] }),
      failed('load', new Error('끊김')),
    ])
      expect((await start(entryOf('pushOffer')).play(answer)).value).toBe('hidden');
  });
});

describe('pushDevicesMachine', () => {
  const found = sampleOf('pushDevices', 'load');

  it.each([
    ['refused', { listing: 'refused' }],
    ['unsupported', { listing: 'unsupported' }],
  ])('asks no browser that is %s', async (permission, value) => {
    const { play, asked } = start(entryOf('pushDevices', { permission }));
    const listed = await play(done('load', found), { type: 'push.chosen' });
    expect([listed.value, asked('enable')]).toEqual([value, []]);
  });

  it('ends the chosen device, and reads the list again if it had ended before', async () => {
    const { play, asked } = start(entryOf('pushDevices'));
    await play(done('load', found), { type: 'device.ended', deviceId: 22 });
    expect(asked('end')).toEqual([{ id: 22 }]);
    expect((await play(failed('end', new Error('없음')))).value).toBe('loading');
  });
});

describe('noticeLimitMachine', () => {
  it('keeps the former limit after a refusal, with its reason', async () => {
    const { play, asked } = start(entryOf('noticeLimit'));
    await play(done('load', sampleOf('noticeLimit', 'load')), { type: 'limit.chosen', weekly: 3 });
    const refused = await play(failed('save', new Error('끊김')));
    expect([asked('save'), refused.context]).toEqual([
      [{ weekly: 3 }],
      { limit: sampleOf('noticeLimit', 'load'), error: '끊김' },
    ]);
  });
});
