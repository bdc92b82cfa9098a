// What `npm test` can be asked for, and the sentences that answer what it cannot.
import { parseArgs } from 'node:util';

const OPTIONS = {
  help: { type: 'boolean', says: 'lists steps and options, and runs nothing' },
  only: {
    type: 'string',
    value: 'step,step',
    says: 'runs these steps and leaves the results of others alone',
  },
  bail: { type: 'boolean', says: 'starts nothing more once a step has failed' },
  changed: { type: 'boolean', says: 'checks what the files touch that differ from the last commit' },
  since: { type: 'string', value: 'revision', says: 'with --changed: that differ from this revision' },
  file: {
    type: 'string',
    multiple: true,
    value: 'path',
    says: 'with --only and one step of tests: runs this file; may be given several times',
  },
  title: {
    type: 'string',
    value: 'text',
    says: 'with --only and one step of tests: runs tests of this title',
  },
};

const refused = (message) => ({ message: `${message} \`npm test -- --help\` lists steps and options.` });

/** What is wrong with one token of the command line, or null. */
function faultOf({ kind, name, rawName, value, inlineValue }) {
  if (kind === 'positional') return `npm test takes no "${value}".`;
  if (kind !== 'option') return null;
  const known = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : null;
  if (!known) return `npm test has no option ${rawName}.`;
  const isMissing = !value || (!inlineValue && value.startsWith('-'));
  if (known.type === 'string' && isMissing) return `${rawName} needs a value: ${rawName} <${known.value}>.`;
  if (known.type === 'boolean' && inlineValue) return `${rawName} takes no value.`;
  return null;
}

/** What is wrong with options that do not go together, or with steps that do not exist; null when all is well. */
function conflictIn({ only, changed, since, file, title }, steps) {
  const unknown = (only ?? []).filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0) return `There is no step ${unknown.map((name) => `"${name}"`).join(', ')}.`;
  if (changed && only) return '--changed chooses the steps itself and does not go with --only.';
  if (since && !changed) return '--since goes with --changed.';
  if (!file && title === undefined) return null;
  if (only?.length === 1 && steps[only[0]].runner) return null;
  return '--file and --title go with --only and the name of one step that has tests.';
}

/**
 * Reads the arguments of `npm test`. Returns `options`, or `message`: a sentence that says why the arguments are
 * refused. `steps` are the steps there are, by name.
 */
export function readOptions(args, steps) {
  const { values, tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(OPTIONS).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
    ),
  });
  const fault = tokens.map(faultOf).find(Boolean);
  if (fault) return refused(fault);
  const options = { ...values, ...(values.only ? { only: values.only.split(',') } : {}) };
  const conflict = conflictIn(options, steps);
  return conflict ? refused(conflict) : { options };
}

const row = (name, says) => `  ${name.padEnd(22)} ${says}`;

/** Lines that `npm test -- --help` prints. */
export const helpLines = (steps) => [
  'npm test [-- options]: runs every check; exit code 1 when one has failed, 2 when the options are refused.',
  '',
  'Options:',
  ...Object.entries(OPTIONS).map(([name, { value, says }]) =>
    row(value ? `--${name} <${value}>` : `--${name}`, says),
  ),
  '',
  'Steps:',
  ...Object.entries(steps).map(([name, { says }]) => row(name, says)),
];
