import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const error = new Error('끊김');
const more = { type: 'more.requested' };
const retried = { type: 'screen.retried' };
const checked = { type: 'check.asked' };

describe('auditLogMachine', () => {
  const { ports, input } = entryOf('auditLog');
  const latest = ports.read?.done as { entries: { entryId: number }[]; next: number };
  const earlier = ports.readOn?.done as typeof latest;
  const none = (input as { filter: object }).filter;
  const byShop = { ...none, actor: 'SHOP' };
  const idsOf = ({ context }: { context: { entries: { entryId: number }[] } }) =>
    context.entries.map(({ entryId }) => entryId);

  it('loads older pages until the beginning of the log', async () => {
    const { play, asked } = start(entryOf('auditLog'));
    expect((await play(done('read', latest))).value).toEqual({ shown: 'partly' });
    const whole = await play(more, more, done('readOn', earlier));
    expect([whole.value, idsOf(whole)]).toEqual([{ shown: 'whole' }, [120, 119, 118]]);
    expect(asked('readOn')).toEqual([{ filter: none, before: 119 }]);
    expect((await play(more)).value).toEqual({ shown: 'whole' });
  });

  it('keeps the loaded entries if the next page fails', async () => {
    const { play } = start(entryOf('auditLog'));
    const cut = await play(done('read', latest), more, failed('readOn', error));
    expect([cut.value, idsOf(cut), cut.context.error]).toEqual(['cut', [120, 119], '끊김']);
    const again = await play(more, done('readOn', latest));
    expect([again.value, again.context.error]).toEqual([{ shown: 'partly' }, null]);
  });

  it('starts again with another filter from any state', async () => {
    const { play, asked } = start(entryOf('auditLog'));
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

  it('retries a failed page', async () => {
    const { play } = start(entryOf('auditLog'));
    expect((await play(failed('read', error))).value).toBe('failed');
    expect((await play(retried, done('read', earlier))).value).toEqual({ shown: 'whole' });
  });
});

describe('auditChainMachine', () => {
  const { load, verify } = entryOf('auditChain').ports;

  it('drops its last result when it verifies again', async () => {
    const { play, asked } = start(entryOf('auditChain'));
    const found = await play(done('load', load?.done), checked, done('verify', verify?.done));
    expect([found.value, found.context.check]).toEqual(['checked', verify?.done]);
    expect((await play(checked, checked)).context.check).toBeNull();
    expect(asked('verify')).toHaveLength(2);
    const unseen = await play(failed('verify', error));
    expect([unseen.value, unseen.context.error]).toEqual(['unchecked', '끊김']);
    expect((await play(checked, done('verify', verify?.done))).context.error).toBeNull();
  });

  it('retries a failed read', async () => {
    const { play } = start(entryOf('auditChain'));
    expect((await play(failed('load', error), checked)).value).toBe('failed');
    expect((await play(retried, done('load', load?.done))).value).toBe('standing');
  });
});

describe('auditFileMachine', () => {
  const file = entryOf('auditFile').ports.write?.done;
  const asked = { type: 'file.asked', filter: { actor: 'SHOP' } };

  it('exports the shown filter once for a double press', async () => {
    const flow = start(entryOf('auditFile'));
    const handed = await flow.play(asked, asked, done('write', file));
    expect([handed.value, handed.context]).toEqual(['handed', { rows: 120, error: null }]);
    expect(flow.asked('write')).toEqual([{ filter: { actor: 'SHOP' } }]);
    expect(flow.effects).toContainEqual(['handOver', { file }]);
    expect((await flow.play(asked)).value).toBe('writing');
  });

  it('can export again after a refusal', async () => {
    const { play } = start(entryOf('auditFile'));
    const refused = await play(asked, failed('write', error));
    expect([refused.value, refused.context.error]).toEqual(['refused', '끊김']);
    expect((await play(asked, done('write', file))).context.error).toBeNull();
  });
});
