import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const FINISHED = 'sinbaljang.statement.finished';
const BEGIN = /^(begin|start transaction)/i;
const FRAME = /^(begin|start transaction|commit|rollback|savepoint|release)/i;
/** Read anew when two seconds are over, by whichever call comes then: no part of a call's own cost. */
const SETTINGS = /from "shop_settings"/;

/**
 * Does `work` and returns, beside its answer, the texts of the statements that this process has finished meanwhile in
 * their order, without the frames of transactions and the shared reading of the shop's settings, and how many
 * transactions were begun. Nothing else may use a database of the process at the same time.
 */
export async function statementsOf<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; texts: string[]; transactions: number }> {
  const texts: string[] = [];
  const listener = (message: unknown) => {
    // Only server/db/statements/statement-times.ts publishes on this channel.
    const { text } = message as { text: string };
    texts.push(text.replace(/\s+/g, ' ').trim());
  };
  subscribe(FINISHED, listener);
  try {
    const answer = await work();
    return {
      answer,
      texts: texts.filter((text) => !FRAME.test(text) && !SETTINGS.test(text)),
      transactions: texts.filter((text) => BEGIN.test(text)).length,
    };
  } finally {
    unsubscribe(FINISHED, listener);
  }
}
