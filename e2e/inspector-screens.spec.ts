import { callName } from '../src/inspector/faults/fault.ts';
import { stagedAddress } from '../src/inspector/faults/staged.ts';
import { STAGES, type Stage, screenRows, stages } from '../src/inspector/screens/screen-list.ts';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';

/** What a flow's state says in each stage; a screen that cannot be empty or refused shows what it has. */
const EXPECTED: Partial<Record<Stage, RegExp>> = { loading: /loading|searching/i, failed: /fail/i };
const SETTLED = /^(?!.*(loading|searching))/i;
/** The session asks for the profile too: while that call is arranged, no page is reached. */
const stagesOf = (machine: string) => (machine === 'profile' ? (['loaded'] as const) : stages);

for (const { machine, path, calls } of screenRows) {
  test(`${machine} is accessible in every state`, async ({ page }) => {
    test.setTimeout(60_000);
    await loginAs(page, 'user');
    for (const stage of stagesOf(machine)) {
      await test.step(stage, async () => {
        await page.goto(stagedAddress(path, STAGES[stage], calls.map(callName)));
        const flow = page.locator(`[data-flow="${machine}"]`).first();
        await expect(flow).toHaveAttribute('data-state', EXPECTED[stage] ?? SETTLED);
        await expectAccessible(page);
      });
    }
  });
}
