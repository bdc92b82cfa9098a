import { expect, it } from 'vitest';
import { product } from './sources.ts';

/** Date fields of the browser, which speak its language and not Korean. */
const NATIVE = /\btype[=:]\s*\{?["'](?:date|datetime-local|month|week|time)["']/;
const sources = product.filter(({ path }) => /^src\/.*\.tsx?$/.test(path));

it('no field of the shop is a date field of the browser: DateField and PeriodField are in Korean everywhere', () => {
  expect(sources.filter(({ text }) => NATIVE.test(text)).map(({ path }) => path)).toEqual([]);
  expect(
    sources.filter(({ text }) => /<(?:DateField|PeriodField|PeriodFilter)\b/.test(text)).length,
  ).toBeGreaterThan(15);
});

it('the pattern finds date fields of the browser', () => {
  for (const text of ['<Input type="date" />', "<Input type={'datetime-local'} />", "{ type: 'month' }"])
    expect(NATIVE.test(text), text).toBe(true);
  expect(NATIVE.test('<Input type="text" />')).toBe(false);
});

const IN_USE = /^src\/ui\/dates\/(?:calendar|calendar-panel|date-input|moments|period-input|segments)\.tsx?$/;

it('only the code of a date field in use imports the library, so that no page loads it with its content', () => {
  const users = sources.filter(({ imports }) =>
    imports.some((name) => /^(?:react-aria|react-stately|@internationalized)\b/.test(name)),
  );
  expect(users.map(({ path }) => path).filter((path) => !IN_USE.test(path))).toEqual([]);
  expect(users.length).toBeGreaterThan(3);
});

it('no other code imports a date field in use but lazily', () => {
  const early =
    /^import (?!type\b)[^;]*\/(?:calendar|calendar-panel|date-input|moments|period-input|segments)\.tsx?';/m;
  const others = sources.filter(({ path }) => path.startsWith('src/ui/') && !IN_USE.test(path));
  expect(others.filter(({ text }) => early.test(text)).map(({ path }) => path)).toEqual([]);
});
