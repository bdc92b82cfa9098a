import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const error = new Error('끊김');
const more = { type: 'more.requested' };
const retried = { type: 'screen.retried' };
const checked = { type: 'check.asked' };

describe('the trail', () => {
  const { ports, input } = entryOf('auditTrail');
  const latest = ports.read?.done as { entries: { entryId: number }[]; next: number };
  const earlier = ports.readOn?.done as typeof latest;
  const none = (input as { filter: object }).filter;
  const byShop = { ...none, actor: 'SHOP' };
  const idsOf = ({ context }: { context: { entries: { entryId: number }[] } }) =>
    context.entries.map(({ entryId }) => entryId);

  it('goes further back from where it ended, to its beginning', async () => {
    const { play, asked } = start(entryOf('auditTrail'));
    expect((await play(done('read', latest))).value).toEqual({ shown: 'partly' });
    const whole = await play(more, more, done('readOn', earlier));
    expect([whole.value, idsOf(whole)]).toEqual([{ shown: 'whole' }, [120, 119, 118]]);
    expect(asked('readOn')).toEqual([{ filter: none, before: 119 }]);
    expect((await play(more)).value).toEqual({ shown: 'whole' });
  });

  it('keeps what was read when the rest does not come', async () => {
    const { play } = start(entryOf('auditTrail'));
    const cut = await play(done('read', latest), more, failed('readOn', error));
    expect([cut.value, idsOf(cut), cut.context.error]).toEqual(['cut', [120, 119], '끊김']);
    const again = await play(more, done('readOn', latest));
    expect([again.value, again.context.error]).toEqual([{ shown: 'partly' }, null]);
  });

  it('begins anew with another filter, whatever it was doing', async () => {
    const { play, asked } = start(entryOf('auditTrail'));
    const empty = await play(
      done('read', latest),
      more,
      { type: 'filter.changed', filter: byShop },
      done('read', { entries: [], next: null }),
    );
    expect([empty.value, tagsOf(empty)]).toEqual([{ shown: 'empty' }, ['empty', 'ready']]);
    expect(asked('read')).toEqual([
      { filter: none, before: null },
      { filter: byShop, before: null },
    ]);
  });

  it('that did not come is asked for again', async () => {
    const { play } = start(entryOf('auditTrail'));
    expect((await play(failed('read', error))).value).toBe('failed');
    expect((await play(retried, done('read', earlier))).value).toEqual({ shown: 'whole' });
  });
});

describe('the chain', () => {
  const { load, verify } = entryOf('auditChain').ports;

  it('forgets what it found when it looks again', async () => {
    const { play, asked } = start(entryOf('auditChain'));
    const found = await play(done('load', load?.done), checked, done('verify', verify?.done));
    expect([found.value, found.context.check]).toEqual(['checked', verify?.done]);
    expect((await play(checked, checked)).context.check).toBeNull();
    expect(asked('verify')).toHaveLength(2);
    const unseen = await play(failed('verify', error));
    expect([unseen.value, unseen.context.error]).toEqual(['unchecked', '끊김']);
    expect((await play(checked, done('verify', verify?.done))).context.error).toBeNull();
  });

  it('that did not come is asked for again', async () => {
    const { play } = start(entryOf('auditChain'));
    expect((await play(failed('load', error), checked)).value).toBe('failed');
    expect((await play(retried, done('load', load?.done))).value).toBe('standing');
  });
});

describe('the file', () => {
  const file = entryOf('auditFile').ports.write?.done;
  const asked = { type: 'file.asked', filter: { actor: 'SHOP' } };

  it('is of what is shown, once for two presses', async () => {
    const flow = start(entryOf('auditFile'));
    const handed = await flow.play(asked, asked, done('write', file));
    expect([handed.value, handed.context]).toEqual(['handed', { rows: 120, error: null }]);
    expect(flow.asked('write')).toEqual([{ filter: { actor: 'SHOP' } }]);
    expect(flow.effects).toContainEqual(['handOver', { file }]);
    expect((await flow.play(asked)).value).toBe('writing');
  });

  it('that is refused can be asked for again', async () => {
    const { play } = start(entryOf('auditFile'));
    const refused = await play(asked, failed('write', error));
    expect([refused.value, refused.context.error]).toEqual(['refused', '끊김']);
    expect((await play(asked, done('write', file))).context.error).toBeNull();
  });
});
