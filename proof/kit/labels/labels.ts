import type { AnyStateMachine, StateNode } from 'xstate';
import type { ChartLabels, RegistryEntry } from '../../entry.ts';
import { nodesOf } from '../../walk.ts';
import { otherActionLabels } from './actions.text.ts';
import { adminLabels } from './admin.text.ts';
import type { AreaLabels, OwnLabels, Sentences } from './area-labels.ts';
import { catalogueLabels } from './catalogue.text.ts';
import { commonStates } from './common-states.text.ts';
import { communityLabels } from './community.text.ts';
import { dropActionLabels } from './drop-actions.text.ts';
import { guardLabels } from './guards.text.ts';
import { keepActionLabels } from './keep-actions.text.ts';
import { kitLabels } from './kit.text.ts';
import { accountLabels } from './members-account.text.ts';
import { authLabels } from './members-auth.text.ts';
import { sellerLabels } from './seller.text.ts';
import { adminSentences } from './sentences/admin.text.ts';
import { catalogueSentences } from './sentences/catalogue.text.ts';
import { commonSentences } from './sentences/common.text.ts';
import { communitySentences } from './sentences/community.text.ts';
import { membersAccountSentences } from './sentences/members-account.text.ts';
import { membersAuthSentences } from './sentences/members-auth.text.ts';
import { sellerSentences } from './sentences/seller.text.ts';
import { shellSentences } from './sentences/shell.text.ts';
import { tradeSentences } from './sentences/trade.text.ts';
import { shellLabels } from './shell.text.ts';
import { tradeLabels } from './trade.text.ts';

/** Labels of charts by chart id, of every area. */
export const chartLabels: AreaLabels = Object.assign(
  {},
  shellLabels,
  accountLabels,
  authLabels,
  catalogueLabels,
  communityLabels,
  tradeLabels,
  sellerLabels,
  adminLabels,
);

/** Korean sentences by the English description of a state, of every area. */
export const sentences: Sentences = Object.assign(
  {},
  commonSentences,
  shellSentences,
  membersAccountSentences,
  membersAuthSentences,
  catalogueSentences,
  communitySentences,
  tradeSentences,
  sellerSentences,
  adminSentences,
);

/** Korean labels of actions by name. */
export const actionLabels: Readonly<Record<string, string>> = Object.assign(
  {},
  keepActionLabels,
  dropActionLabels,
  otherActionLabels,
);

/** Labels of the chart itself, then of its kit chart. */
const scopesOf = (machine: AnyStateMachine, kit: RegistryEntry['kit']): OwnLabels[] =>
  [chartLabels[machine.id], kitLabels[kit ?? machine.id]].flatMap((labels) => labels ?? []);

/** Path of a state within its chart, such as `editing.typing`. */
export const pathOf = ({ path }: StateNode): string => path.join('.');

/**
 * Korean labels of the states, guards and actions of a chart: its own, of its kit chart, or common to all charts. The
 * title is the label of the chart itself, whose path is empty.
 */
export function wordsOfChart(
  machine: AnyStateMachine,
  kit?: RegistryEntry['kit'],
  title?: string,
): ChartLabels {
  const scopes = scopesOf(machine, kit);
  const states = nodesOf(machine)
    .slice(1)
    .flatMap((node) => {
      const label = [...scopes.map((scope) => scope.states?.[pathOf(node)]), commonStates[node.key]].find(
        Boolean,
      );
      return label ? [[pathOf(node), label] as const] : [];
    });
  return {
    states: Object.fromEntries(title ? [['', title] as const, ...states] : states),
    guards: Object.assign({}, guardLabels, ...scopes.toReversed().map(({ guards }) => guards)),
    actions: actionLabels,
    sentences,
  };
}
