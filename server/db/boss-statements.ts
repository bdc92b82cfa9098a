import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, Queryable } from './database.ts';
import { splitStatements } from './statements/split-statements.ts';
import { inTransaction } from './transaction.ts';

type Answer = { rows: unknown[] };
/** What pg-boss asks of a database. */
export type Statements = { executeSql(text: string, values?: readonly unknown[]): Promise<Answer> };

const FRAME = /^(begin|commit)$/i;

/**
 * Lets pg-boss work on our own connections, or in a transaction of ours. What it sends as one text with its own BEGIN
 * and COMMIT becomes one transaction here, statement by statement, because the embedded engine takes one per call.
 */
export const statementsOn = (db: Queryable): Statements => ({
  async executeSql(text, values = []) {
    if (values.length > 0) return run(db, text, values);
    const statements = splitStatements(text).filter((statement) => !FRAME.test(statement));
    if (statements.length === 1 || db.isTransaction) return runAll(db, statements);
    return inTransaction(db, (tx) => runAll(tx, statements));
  },
});

async function runAll(db: Queryable, statements: readonly string[]): Promise<Answer> {
  let answer: Answer = { rows: [] };
  for (const statement of statements) answer = await run(db, statement, []);
  return answer;
}

const run = (db: Queryable, text: string, values: readonly unknown[]): Promise<Answer> =>
  db.executeQuery<unknown>(CompiledQuery.raw(text, [...values]));

/**
 * The same for the workers of pg-boss, which wait for some of their statements nowhere: a refusal would end the
 * process. A database that does not answer is told once; what was not noted is tried again when its time is over.
 */
export function patientStatements(db: Kysely<Database>, tell: (error: unknown) => void) {
  const strict = statementsOn(db);
  const open = new Set<Promise<unknown>>();
  let isDown = false;
  let isClosed = false;
  const attempt = async (text: string, values?: readonly unknown[]): Promise<Answer | undefined> => {
    if (isClosed) return undefined;
    try {
      const answer = await strict.executeSql(text, values);
      isDown = false;
      return answer;
    } catch (error) {
      if (!isDown) tell(error);
      isDown = true;
      return undefined;
    }
  };
  const executeSql = (text: string, values?: readonly unknown[]): Promise<Answer> => {
    const answer = attempt(text, values);
    open.add(answer);
    void answer.then(() => open.delete(answer));
    // pg-boss answers itself nothing when its database is closed, and looks for that; its types do not say so.
    return answer as Promise<Answer>;
  };
  return {
    executeSql,
    /** Waits for what is under way; nothing is sent any more. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(open);
    },
  };
}
