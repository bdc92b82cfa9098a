import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, Queryable } from './database.ts';
import { splitStatements } from './statements/split-statements.ts';
import { inTransaction } from './transaction.ts';

type Answer = { rows: unknown[] };
/** Database interface that pg-boss expects. */
export type Statements = { executeSql(text: string, values?: readonly unknown[]): Promise<Answer> };

const FRAME = /^(begin|commit)$/i;

/**
 * Adapts our connections, or a transaction, for pg-boss. A text with its own BEGIN and COMMIT
 * becomes one transaction, executed statement by statement, as the embedded engine accepts one per
 * call.
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
 * Variant for pg-boss workers, which do not await some statements, so that a rejection would end
 * the process. A database failure is reported once; unrecorded jobs are retried after they expire.
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
    // pg-boss checks for an empty result when its database is closed, which its types do not
    // express.
    return answer as Promise<Answer>;
  };
  return {
    executeSql,
    /** Waits for running statements; later ones are not sent. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(open);
    },
  };
}
