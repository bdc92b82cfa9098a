import type { ContextFrom } from 'xstate';
import { findAnswers } from '#domain/help/help-search.ts';
import type { helpMachine } from '#machines/shell/help.machine.ts';
import { helpText } from '#src/areas/shell/help/help.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { Driver } from '../driver.ts';

const TOPICS: Readonly<Record<string, string>> = helpText.topics;

export const help: Driver = {
  flow: 'help',
  path: paths.help,
  ports: {},
  events: {
    'words.typed': {
      before: (page, { q }) => page.getByRole('searchbox', { name: helpText.search }).fill(String(q)),
    },
    'topic.chosen': {
      press: (page, { topic }) =>
        page
          .getByRole('group', { name: helpText.topics.label })
          .getByRole('button', { name: TOPICS[String(topic)] ?? '', exact: true }),
    },
    'answer.opened': { before: (page, { key }) => page.locator(`#${key} > summary`).click() },
    'answer.closed': { before: (page) => page.getByRole('main').locator('details[open] > summary').click() },
    // One click: what a second one hits is the list that has taken the button's place.
    'filter.cleared': { before: (page) => page.getByRole('button', { name: helpText.showAll }).click() },
    'address.changed': {
      before: (page, { address }) =>
        page.evaluate((path) => history.pushState(null, '', path), `${paths.help}#${Object(address).open}`),
    },
  },
  hidden: ({ type, q, key, address }, { context }) => {
    // The context of this flow is that of its chart.
    const shown = context as ContextFrom<typeof helpMachine>;
    // A press on the open question closes it, and the same text or address again changes nothing.
    if (type === 'answer.opened')
      return shown.open === key || !findAnswers(shown).some((answer) => answer.key === key);
    if (type === 'words.typed') return shown.q === q;
    return type === 'address.changed' && JSON.stringify(shown) === JSON.stringify(address);
  },
};
