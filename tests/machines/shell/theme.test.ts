import { expect, it } from 'vitest';
import { themeEntry } from '#proof/shell/shell.proof.ts';
import { start } from '../start.ts';

const dark = { type: 'theme.chosen', theme: 'dark' } as const;

it('themeMachine stores and applies another choice, and ignores the present one', async () => {
  const { play, effects } = start(themeEntry, { theme: 'system' });
  const chosen = await play(dark);
  expect(chosen.context.theme).toBe('dark');
  expect(effects).toEqual([['paint', { theme: 'dark' }]]);
  await play(dark);
  expect(effects).toHaveLength(1);
  const back = await play({ type: 'theme.chosen', theme: 'system' });
  expect([back.context.theme, effects.at(-1)]).toEqual(['system', ['paint', { theme: 'system' }]]);
});

it('themeMachine starts with the stored choice', () => {
  expect(start(themeEntry, { theme: 'light' }).flow.snapshot.context.theme).toBe('light');
});
