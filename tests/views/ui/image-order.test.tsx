import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import type { KeptPicture } from '#src/ui/forms/use-previews.ts';

const named = (name: string): KeptPicture => ({ imageUrl: `/content/images/${name}` });

function Picker() {
  const [images, change] = useState<readonly (KeptPicture | File)[]>(['a', 'b', 'c'].map(named));
  return <ImagePicker<KeptPicture | File> images={images} max={5} onChange={change} />;
}
const pictures = () => [...document.querySelectorAll('[data-place] > img')];
const order = () => pictures().map((image) => image.getAttribute('src')?.at(-1));
const under = document.elementFromPoint;
/** The pointer is over the picture of a place. */
const over = (place: number) => {
  document.elementFromPoint = () => pictures()[place] ?? null;
};

beforeEach(() => void render(<Picker />));
afterEach(() => {
  document.elementFromPoint = under;
});

it('ImagePicker moves a dragged picture over all pictures in between', () => {
  const [first] = pictures();
  if (!first) throw new Error('there are pictures');
  fireEvent.pointerDown(first, { button: 0 });
  over(1);
  fireEvent.pointerMove(window, { clientX: 1 });
  expect(order()).toEqual(['b', 'a', 'c']);
  over(2);
  fireEvent.pointerMove(window, { clientX: 2 });
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['b', 'c', 'a']);
  over(0);
  fireEvent.pointerMove(window, { clientX: 3 });
  expect(order()).toEqual(['b', 'c', 'a']);
});

it('ImagePicker keeps the order if a press begins on a button', () => {
  const [button] = screen.getAllByRole('button', { name: /삭제|빼기|지우기/ });
  if (!button) throw new Error('there are buttons');
  fireEvent.pointerDown(button, { button: 0 });
  over(2);
  fireEvent.pointerMove(window, { clientX: 1 });
  expect(order()).toEqual(['a', 'b', 'c']);
});
