// The worth of each test by a run of Stryker that stops at no failure (`--disableBail`): which wrong changes it noticed,
// and which of them no other test did.

type Mutant = {
  id: string;
  status: string;
  killedBy?: readonly string[];
  coveredBy?: readonly string[];
};
/** The part of Stryker's JSON report that says which test noticed what. */
export type MutationReport = {
  files: Readonly<Record<string, { mutants: readonly Mutant[] }>>;
  testFiles?: Readonly<Record<string, { tests: readonly { id: string; name: string }[] }>>;
};

/** A test, the number of wrong changes that it noticed, and of those that it alone noticed. */
export type TestWorth = { id: string; file: string; name: string; noticed: number; alone: number };

/**
 * Tests of a report that ran a changed line, the least worth first. `spare` can go together, and every noticed change is
 * noticed all the same. `untried` is the number of changes that were not made: those of tables and of all else that is
 * made once, which a test of the table would notice.
 */
export type Worth = { tests: TestWorth[]; spare: TestWorth[]; changes: number; untried: number };

const mutantsOf = (report: MutationReport): Mutant[] =>
  Object.values(report.files).flatMap(({ mutants }) => mutants);

/** Noticed changes as the tests that noticed each; one that ended a run by its time names no test and is left out. */
function noticedBy(report: MutationReport): ReadonlySet<string>[] {
  return mutantsOf(report)
    .filter(({ status, killedBy }) => status === 'Killed' && killedBy && killedBy.length > 0)
    .map(({ killedBy }) => new Set(killedBy));
}

/** Counts what each test of a report noticed, and chooses the spare ones: least worth first, while none is missed. */
export function worthOf(report: MutationReport): Worth {
  const changes = noticedBy(report);
  const met = new Set(mutantsOf(report).flatMap(({ coveredBy = [] }) => coveredBy));
  const byTest = new Map<string, ReadonlySet<string>[]>();
  for (const change of changes) for (const id of change) byTest.set(id, [...(byTest.get(id) ?? []), change]);
  const tests = Object.entries(report.testFiles ?? {})
    .flatMap(([file, one]) => one.tests.map(({ id, name }) => ({ id, file, name })))
    .filter(({ id }) => met.has(id))
    .map((test) => {
      const own = byTest.get(test.id) ?? [];
      return { ...test, noticed: own.length, alone: own.filter(({ size }) => size === 1).length };
    })
    .toSorted((a, b) => a.alone - b.alone || a.noticed - b.noticed || a.id.localeCompare(b.id));
  const left = new Map(changes.map((change) => [change, change.size]));
  const spare = tests.filter(({ id }) => {
    const own = byTest.get(id) ?? [];
    if (own.some((change) => (left.get(change) ?? 0) < 2)) return false;
    for (const change of own) left.set(change, (left.get(change) ?? 0) - 1);
    return true;
  });
  const untried = mutantsOf(report).filter(({ status }) => status === 'Ignored').length;
  return { tests, spare, changes: changes.length, untried };
}

/** Lines on the worth of tests: per file how many are spare, and each spare test with what it noticed beside others. */
export function worthLines({ tests, spare, changes, untried }: Worth): string[] {
  const files = [...new Set(spare.map(({ file }) => file))].toSorted();
  const of = (rows: readonly TestWorth[], file: string) => rows.filter((one) => one.file === file);
  return [
    `${tests.length} tests met wrong changes and noticed ${changes}; ${tests.filter(({ alone }) => alone > 0).length} noticed one alone.`,
    `${untried} changes of what is made once, such as tables, were not tried: a test of a table is not judged.`,
    `${spare.length} could go together without one of these changes going unseen, unless they state a rule:`,
    ...files.flatMap((file) => [
      `${file}: ${of(spare, file).length} of ${of(tests, file).length}`,
      ...of(spare, file).map(({ name, noticed }) => `  ${noticed} with others: ${name}`),
    ]),
  ];
}
