import { describe, expect, it } from 'vitest';
import { helpLines, readOptions } from '../../scripts/lib/testing/test-options.mjs';

const steps = {
  lint: { says: 'style' },
  unit: { says: 'without a server', runner: 'vitest' },
  e2e: { says: 'in a browser', runner: 'playwright' },
};
const read = (...args: string[]) => readOptions(args, steps);

describe('options of npm test', () => {
  it('are empty by default', () => {
    expect(read()).toEqual({ options: {} });
  });

  it('name steps, files and a title', () => {
    expect(read('--only', 'unit,lint', '--bail').options).toEqual({ only: ['unit', 'lint'], bail: true });
    expect(
      read('--only=unit', '--file', 'a.test.ts', '--file=b.test.ts', '--title=-1 is refused').options,
    ).toEqual({ only: ['unit'], file: ['a.test.ts', 'b.test.ts'], title: '-1 is refused' });
  });

  it.each([
    [['--halp'], 'npm test has no option --halp.'],
    [['-x'], 'npm test has no option -x.'],
    [['--constructor'], 'npm test has no option --constructor.'],
    [['unit'], 'npm test takes no "unit".'],
    [['--only'], '--only needs a value: --only <step,step>.'],
    [['--only', '--bail'], '--only needs a value: --only <step,step>.'],
    [['--only='], '--only needs a value: --only <step,step>.'],
    [['--bail=no'], '--bail takes no value.'],
    [['--only', 'unit,units,toString'], 'There is no step "units", "toString".'],
    [['--only', 'unit,'], 'There is no step "".'],
    [['--since', 'HEAD'], '--since goes with --changed.'],
    [['--changed', '--only', 'unit'], '--changed chooses the steps itself and does not go with --only.'],
    [['--file', 'a.test.ts'], '--file and --title go with --only and the name of one step that has tests.'],
    [
      ['--only', 'unit,e2e', '--title', 'a'],
      '--file and --title go with --only and the name of one step that has tests.',
    ],
    [
      ['--only', 'lint', '--title', 'a'],
      '--file and --title go with --only and the name of one step that has tests.',
    ],
  ])('%j are refused with a message', (args, sentence) => {
    expect(read(...args)).toEqual({
      message: `${sentence} \`npm test -- --help\` lists steps and options.`,
    });
  });

  it('are listed with all steps by --help', () => {
    const text = helpLines(steps).join('\n');
    for (const [name, { says }] of Object.entries(steps))
      expect(text).toMatch(new RegExp(`${name} +${says}`));
    for (const name of ['help', 'only', 'bail', 'changed', 'since', 'file', 'title'])
      expect(text).toContain(`--${name}`);
  });
});
