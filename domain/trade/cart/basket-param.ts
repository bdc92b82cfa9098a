import { problemsOf } from '../../kit/forms/problems.ts';
import { type OptionLine, optionLines } from './cart.ts';

/** Parses an address parameter such as `12x1,15x2` (option, quantity); empty if invalid. */
export function basketFromText(text: string | null): OptionLine[] {
  if (!text) return [];
  const lines = text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [optionId, quantity] = part.split('x').map(Number);
      return { optionId: optionId ?? 0, quantity: quantity ?? 0 };
    });
  return problemsOf(optionLines, lines).length === 0 ? lines : [];
}
