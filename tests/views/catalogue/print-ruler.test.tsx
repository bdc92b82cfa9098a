import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CARD_MM, RulerSheet } from '#src/areas/catalogue/print-ruler/ruler-sheet.tsx';

const numberOf = (line: Element, name: string) => Number(line.getAttribute(name));

it('ruler sheet has a line for each millimetre from 0 to 300, one unit of the drawing apart', () => {
  const { container } = render(<RulerSheet />);
  const halves = [...container.querySelectorAll('g')];
  const places = halves.map((half) => [...half.querySelectorAll('line')].map((line) => numberOf(line, 'y1')));
  const steps = Array.from({ length: 151 }, (_, mm) => mm);
  expect(places).toEqual([steps, steps]);
  const numbers = halves.flatMap((half) => [...half.querySelectorAll('text')].map((one) => one.textContent));
  expect([numbers[0], numbers[15], numbers[16], numbers.at(-1)]).toEqual(['0', '150', '150', '300']);
});

it('ruler sheet is drawn in mm, with a check line of the width of a bank card', () => {
  const { container } = render(<RulerSheet />);
  const sheet = container.querySelector('svg');
  expect(sheet?.getAttribute('viewBox')).toBe('0 0 180 200');
  const [check] = [...container.querySelectorAll('svg > line')];
  expect(check && numberOf(check, 'x2') - numberOf(check, 'x1')).toBeCloseTo(CARD_MM, 5);
  expect(CARD_MM).toBe(85.6);
});
