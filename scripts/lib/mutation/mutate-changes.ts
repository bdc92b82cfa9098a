/** One wrong change to the server, and the written tests that must notice it. */
export type Change = {
  /** Short and unique, kebab case. */
  id: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Test files that are run with the change in place. */
  tests: readonly string[];
  /** PostgreSQL unless the tests are about the embedded engine. */
  engine?: 'pglite';
  /** What people would suffer. */
  says: string;
};
