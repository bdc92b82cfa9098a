import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const home = {
  id: 1,
  recipientName: '김하루',
  recipientPhone: '010-1234-5678',
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  addressLine2: '3층',
  isDefault: true,
};
const opened = (addressId: number | null) => ({ type: 'address.opened', addressId });
const typed = (change: Record<string, unknown>) => ({ type: 'field.changed', change });
const submitted = { type: 'form.submitted' };
const saved = { type: 'address.saved' };
/** The form of an address, as the list opens it. */
const edit = (address: typeof home | null) => start(entryOf('addressForm'), address);
const closed = { type: 'form.closed' };

async function open() {
  const book = start(entryOf('addressBook'));
  await book.play(done('load', [home]));
  return book;
}

it('addressBookMachine retries a failed load', async () => {
  const { play, asked } = start(entryOf('addressBook'));
  const { value } = await play(failed('load', new Error('연결이 끊겼어요.')), opened(null));
  expect([value, asked('load').length]).toEqual(['loading', 2]);
  expect((await play(done('load', []))).value).toBe('editing');
});

it('addressBookMachine deletes only after confirmation, and shows why it failed', async () => {
  const { play, asked, effects } = await open();
  const ask = { type: 'removal.asked', addressId: 1 };
  await play(ask, { type: 'removal.dismissed' });
  expect(asked('remove')).toEqual([]);
  await play(ask, { type: 'removal.confirmed' }, failed('remove', new Error('배송지를 찾을 수 없어요.')));
  expect([asked('remove'), effects]).toEqual([
    [{ addressId: 1 }],
    [['notify', { reason: '배송지를 찾을 수 없어요.' }]],
  ]);
  const { value } = await play(ask, { type: 'removal.confirmed' }, done('remove'), done('load', []));
  expect(value).toEqual({ listing: 'empty' });
});

it('addressBookMachine shows why the list failed to load, and loads it again', async () => {
  const { play, asked } = start(entryOf('addressBook'));
  const broken = await play(failed('load', new Error('연결이 끊겼어요.')));
  expect([broken.value, broken.context.error]).toEqual(['failed', '연결이 끊겼어요.']);
  expect((await play({ type: 'screen.retried' })).value).toBe('loading');
  expect(asked('load').length).toBe(2);
});

it('addressBookMachine returns to the list with the address if the confirmation is dismissed', async () => {
  const { play } = await open();
  const asking = await play({ type: 'removal.asked', addressId: 1 });
  expect([asking.value, asking.context.removing]).toEqual(['asking', home]);
  const back = await play({ type: 'removal.dismissed' });
  expect([back.value, back.context.addresses]).toEqual([{ listing: 'filled' }, [home]]);
});

it('addressBookMachine closes the confirmation once the address is gone', async () => {
  const { play } = await open();
  const ask = { type: 'removal.asked', addressId: 1 };
  const { context } = await play(ask, { type: 'removal.confirmed' }, done('remove'), done('load', []));
  expect([context.removing, context.addresses]).toEqual([null, []]);
});

it('addressBookMachine shows the list, not the form again, after an early press was saved', async () => {
  const { play } = start(entryOf('addressBook'));
  await play(opened(1), done('load', [home]), saved);
  expect((await play(done('load', [home]))).value).toEqual({ listing: 'filled' });
});

it('addressBookMachine opens the form that was pressed while loading, once loaded', async () => {
  const press = async (addressId: number | null) => {
    const { play } = start(entryOf('addressBook'));
    expect((await play(opened(addressId))).value).toBe('loading');
    const { value, context } = await play(done('load', [home]));
    return { value, wanted: context.wanted, again: (await play(closed)).context.wanted };
  };
  expect(await press(null)).toEqual({ value: 'editing', wanted: { addressId: null }, again: null });
  expect(await press(1)).toEqual({ value: 'editing', wanted: { addressId: 1 }, again: null });
  const gone = await press(2);
  expect([gone.value, gone.wanted]).toEqual([{ listing: 'filled' }, null]);
});

it('addressBookMachine shows the stored list after a save', async () => {
  const { play } = await open();
  const moved = { ...home, addressLine2: '5층' };
  expect((await play(opened(1), saved)).value).toBe('loading');
  const { value, context } = await play(done('load', [moved]));
  expect([value, context.addresses, context.wanted]).toEqual([{ listing: 'filled' }, [moved], null]);
});

describe('addressFormMachine', () => {
  it('opens a stored address as it is and a new one blank', () => {
    expect(edit(home).flow.snapshot.context.values).toEqual(home);
    expect(edit(null).flow.snapshot.context.values).toMatchObject({ recipientName: '', isDefault: false });
  });

  it('is not sent with problems, and drops a problem with the change of its field', async () => {
    const { play, asked, effects } = edit(home);
    const told = await play(typed({ zipCode: '12', recipientPhone: '전화' }), submitted);
    const fields = ({ context }: typeof told) =>
      context.problems.map(({ field }: { field: string }) => field);
    expect([fields(told), asked('save'), effects.at(-1)]).toEqual([
      ['recipientPhone', 'zipCode'],
      [],
      ['focusProblem'],
    ]);
    expect(fields(await play(typed({ zipCode: '04782' })))).toEqual(['recipientPhone']);
  });

  it('saves once, as a new address or under its id', async () => {
    const { play, asked, effects } = edit(home);
    await play(typed({ addressLine2: '5층' }), submitted, submitted);
    expect(asked('save')).toEqual([{ body: { ...home, addressLine2: '5층' } }]);
    const { status } = await play(done('save'));
    expect([status, effects.at(-1)?.[0]]).toEqual(['done', 'finish']);
    const fresh = edit(null);
    const { id: _, ...fields } = home;
    await fresh.play(typed(fields), submitted);
    expect(fresh.asked('save')).toEqual([{ body: { ...home, id: null } }]);
  });

  it('keeps typed values after a refusal, with the named fields', async () => {
    const problems = [{ field: 'zipCode', message: '없는 우편번호예요.' }];
    const refusal = Object.assign(new Error('입력을 확인해 주세요.'), { fieldProblems: problems });
    const { play } = edit(home);
    const told = await play(typed({ zipCode: '99999' }), submitted, failed('save', refusal));
    expect([told.value, told.context.error, told.context.problems]).toEqual([
      { editing: 'refused' },
      '입력을 확인해 주세요.',
      problems,
    ]);
    expect(told.context.values.zipCode).toBe('99999');
  });
});
