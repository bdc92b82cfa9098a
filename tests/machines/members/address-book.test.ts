import { expect, it } from 'vitest';
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
const typed = (change: Record<string, unknown>) => ({ type: 'draft.changed', change });
const submitted = { type: 'form.submitted' };
const closed = { type: 'form.closed' };

async function open() {
  const book = start(entryOf('addressBook'));
  await book.play(done('load', [home]));
  return book;
}

it('opens a saved address as it is and a new one blank, whatever was typed before', async () => {
  const { play } = await open();
  expect((await play(opened(1))).context.draft).toEqual(home);
  await play(typed({ recipientName: '잠깐' }), closed);
  expect((await play(opened(null))).context.draft).toMatchObject({ id: null, recipientName: '' });
  await play(closed);
  expect((await play(opened(1))).context.draft.recipientName).toBe('김하루');
});

it('opens what was pressed before the list was there, as soon as it is', async () => {
  const press = async (addressId: number | null) => {
    const { play } = start(entryOf('addressBook'));
    expect((await play(opened(addressId))).value).toBe('loading');
    const { value, context } = await play(done('load', [home]));
    return { value, context, again: (await play(closed, opened(null), submitted)).context.wanted };
  };
  const fresh = await press(null);
  expect([fresh.value, fresh.context.draft.id, fresh.again]).toEqual(['editing', null, null]);
  const saved = await press(1);
  expect([saved.value, saved.context.draft]).toEqual(['editing', home]);
  const gone = await press(2);
  expect([gone.value, gone.context.draft, gone.context.wanted]).toEqual([{ listing: 'filled' }, null, null]);
});

it('loads the list again for who presses after a failure', async () => {
  const { play, asked } = start(entryOf('addressBook'));
  const { value } = await play(failed('load', new Error('연결이 끊겼어요.')), opened(null));
  expect([value, asked('load').length]).toEqual(['loading', 2]);
  expect((await play(done('load', []))).value).toBe('editing');
});

it('sends no form with problems, and drops a problem with the change of its field', async () => {
  const { play, asked, effects } = await open();
  const { context } = await play(opened(1), typed({ zipCode: '12', recipientPhone: '전화' }), submitted);
  const fields = ({ problems }: typeof context) => problems.map(({ field }: { field: string }) => field);
  expect([fields(context), asked('save'), effects]).toEqual([
    ['recipientPhone', 'zipCode'],
    [],
    [['focusProblem']],
  ]);
  expect(fields((await play(typed({ zipCode: '04782' }))).context)).toEqual(['recipientPhone']);
});

it('saves once, then shows what the server has', async () => {
  const { play, asked } = await open();
  await play(opened(1), typed({ addressLine2: '5층' }), submitted, submitted);
  expect(asked('save')).toEqual([{ draft: { ...home, addressLine2: '5층' } }]);
  const moved = { ...home, addressLine2: '5층' };
  const { value, context } = await play(done('save'), done('load', [moved]));
  expect([value, context.addresses, context.draft]).toEqual([{ listing: 'filled' }, [moved], null]);
});

it('keeps the typed form after a refusal, with the fields the server names', async () => {
  const { play } = await open();
  const problems = [{ field: 'zipCode', message: '없는 우편번호예요.' }];
  const refusal = Object.assign(new Error('입력을 확인해 주세요.'), { fieldProblems: problems });
  const { value, context } = await play(
    opened(1),
    typed({ zipCode: '99999' }),
    submitted,
    failed('save', refusal),
  );
  expect([value, context.error, context.problems]).toEqual(['editing', '입력을 확인해 주세요.', problems]);
  expect(context.draft.zipCode).toBe('99999');
});

it('deletes only after a yes, and says why it could not', async () => {
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

it('says why the list does not come, and loads it anew', async () => {
  const { play, asked } = start(entryOf('addressBook'));
  const broken = await play(failed('load', new Error('연결이 끊겼어요.')));
  expect([broken.value, broken.context.error]).toEqual(['failed', '연결이 끊겼어요.']);
  expect((await play({ type: 'screen.retried' })).value).toBe('loading');
  expect(asked('load').length).toBe(2);
});

it('goes back to the list after a no, with the address still there', async () => {
  const { play } = await open();
  const asking = await play({ type: 'removal.asked', addressId: 1 });
  expect([asking.value, asking.context.removing]).toEqual(['asking', home]);
  const back = await play({ type: 'removal.dismissed' });
  expect([back.value, back.context.addresses]).toEqual([{ listing: 'filled' }, [home]]);
});

it('opens the next form without what was wrong with the last one', async () => {
  const { play } = await open();
  const refused = failed('save', new Error('입력을 확인해 주세요.'));
  const told = await play(opened(1), submitted, refused, typed({ zipCode: '12' }), submitted);
  expect([told.context.error, told.context.problems.length]).toEqual(['입력을 확인해 주세요.', 1]);
  const { context } = await play(closed, opened(1));
  expect([context.error, context.problems, context.draft.zipCode]).toEqual([null, [], home.zipCode]);
});

it('asks about nothing any more once the address is gone', async () => {
  const { play } = await open();
  const ask = { type: 'removal.asked', addressId: 1 };
  const { context } = await play(ask, { type: 'removal.confirmed' }, done('remove'), done('load', []));
  expect([context.removing, context.addresses]).toEqual([null, []]);
});

it('shows the list, not the form again, once what was pressed early is saved', async () => {
  const { play } = start(entryOf('addressBook'));
  await play(opened(1), done('load', [home]), typed({ addressLine2: '5층' }), submitted, done('save'));
  expect((await play(done('load', [home]))).value).toEqual({ listing: 'filled' });
});
