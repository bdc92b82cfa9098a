import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { EMPTY_FEED } from '#domain/community/feed-draft.ts';
import type { FeedValues } from '#machines/community/feed-shown.model.ts';
import { PictureFields } from '#src/areas/community/feed-editor/picture-fields.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const purchase = (orderItemId: number, productName: string) => ({
  orderItemId,
  productId: orderItemId,
  productName,
  productSize: 250,
  productColor: 'BLACK',
  productImageUrl: null,
  imageUrl: null,
  orderedAt: '2026-11-20',
  purchaseDate: '2026-11-20',
});
const purchases = [purchase(1, '고래 로우'), purchase(2, '한라 부츠')];
const stored = { imageId: 9, imageUrl: 'images/feeds/a.webp', sortOrder: 0 };

const BEGUN: FeedValues = { ...EMPTY_FEED, orderItemId: '1', more: ['2'], pictures: [stored] };

function Fields({ onForm }: { onForm: (form: FeedValues) => void }) {
  const [form, change] = useState(BEGUN);
  onForm(form);
  return (
    <PictureFields form={form} purchases={purchases} onChange={(part) => change({ ...form, ...part })} />
  );
}

it('PictureFields places a point by a button, moves it by arrow keys and removes it by Delete', () => {
  const seen: FeedValues[] = [];
  renderMember(<Fields onForm={(form) => seen.push(form)} />, {});
  const points = () => seen.at(-1)?.points;
  fireEvent.click(screen.getByRole('button', { name: /한라 부츠 점 찍기/ }));
  expect(points()).toEqual({ 2: { picture: '9', x: 500, y: 500 } });
  const point = screen.getByRole('button', { name: '한라 부츠 점' });
  fireEvent.keyDown(point, { key: 'ArrowLeft' });
  fireEvent.keyDown(point, { key: 'ArrowDown' });
  expect(points()?.[2]).toMatchObject({ x: 480, y: 520 });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '사진 1 설명' }).value).toBe(
    '블랙 고래 로우, 블랙 한라 부츠 신은 사진 1',
  );
  fireEvent.keyDown(point, { key: 'Delete' });
  expect(points()).toEqual({});
});
