import { type KeyActions, pressKey, useDocumentKeys } from '../parts/document-keys.ts';

/** What the keys of a walk do. */
export type StepKeys = {
  /** Next and previous step of the history. */
  forward(): void;
  back(): void;
  /** Plays or stops the first walkthrough. */
  play(): void;
  search(): void;
  help(): void;
  /** Chooses the outcome or event of a number, from 1. */
  choose(number: number): void;
};

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const toActions = (keys: StepKeys): KeyActions => ({
  j: keys.forward,
  k: keys.back,
  b: keys.back,
  p: keys.play,
  '/': keys.search,
  '?': keys.help,
  ...Object.fromEntries(NUMBERS.map((number) => [String(number), () => keys.choose(number)])),
});

/** Calls what a key of a walk stands for. */
export const pressed = (event: KeyboardEvent, keys: StepKeys): void => pressKey(event, toActions(keys));

/** Listens for the keys of a walk on the whole page. */
export const useStepKeys = (keys: StepKeys): void => useDocumentKeys(toActions(keys));
