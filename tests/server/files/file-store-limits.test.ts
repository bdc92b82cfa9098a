import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_ADAPTERS, type OpenedAdapter } from '../../support/server/file-adapters.ts';

/** More objects than an S3 store lists in one answer. */
const MANY = 1_250;
const PARALLEL = 25;

describe.each(FILE_ADAPTERS)('limits of a file store: %s', (_, open) => {
  let adapter: OpenedAdapter;
  beforeAll(async () => {
    adapter = await open();
  });
  afterAll(() => adapter.end());

  const textOf = async (name: string) => {
    const file = await adapter.store.read(name);
    return file ? (await buffer(file.body)).toString() : null;
  };

  it('a name of the longest length is stored', async () => {
    const name = `images/feeds/${'a'.repeat(195)}.webp`;
    await adapter.store.put(name, Buffer.from('long'));
    expect([await textOf(name), await adapter.store.has(name)]).toEqual(['long', true]);
    await adapter.store.remove(name);
    expect(await adapter.store.list('feeds')).toEqual([]);
  });

  it('a listing of more than a thousand files has each of them once', { timeout: 60_000 }, async () => {
    const names = Array.from({ length: MANY }, (_one, index) => `images/uploads/${index}.webp`);
    for (let start = 0; start < MANY; start += PARALLEL)
      await Promise.all(
        names
          .slice(start, start + PARALLEL)
          .map((name) => adapter.store.put(name, Buffer.from('x'), { redrawable: true })),
      );
    const listed = (await adapter.store.list('uploads')).map(({ name }) => name);
    expect(listed.sort()).toEqual([...names].sort());
  });

  it('a write that breaks off leaves what was there, and can be repeated', async () => {
    const [old, fresh] = ['images/reviews/old.webp', 'images/reviews/fresh.webp'];
    await adapter.store.put(old, Buffer.from('before'));
    const mend = await adapter.breakWrites();
    const half = Buffer.alloc(300_000, 'x');
    await expect(adapter.store.put(old, half)).rejects.toThrow();
    await expect(adapter.store.put(fresh, half)).rejects.toThrow();
    mend();
    expect([await textOf(old), await textOf(fresh)]).toEqual(['before', null]);
    expect((await adapter.store.list('reviews')).map(({ name }) => name)).toEqual([old]);
    await adapter.store.put(fresh, Buffer.from('after'));
    expect(await textOf(fresh)).toBe('after');
  });

  it('nested names are listed with their area', async () => {
    await adapter.store.put('images/stores/a/b.webp', Buffer.from('nested'));
    expect((await adapter.store.list('stores')).map(({ name }) => name)).toEqual(['images/stores/a/b.webp']);
  });
});
