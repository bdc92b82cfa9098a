import { toMermaid } from '#machines/kit/mermaid.ts';
import { registry } from '#proof/registry.ts';

/** The document that shows five charts as drawings. */
export const README = new URL('../../../machines/README.md', import.meta.url);

/** Ids of the charts that explain the shop: the log-in state, an optimistic write, a draft, the checkout, a claim. */
const SHOWN = ['session', 'wishlistToggle', 'feedEditor', 'checkout', 'orderClaim'];
const [START, END] = ['<!-- charts:start -->', '<!-- charts:end -->'];

/** Returns the text of the document with its five drawings as the machines are now; throws where the document has no place for them. */
export function withShownCharts(text: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`machines/README.md has no ${START} before ${END}`);
  return [text.slice(0, start + START.length), ...SHOWN.map(drawingOf), text.slice(end)].join('\n\n');
}

function drawingOf(id: string): string {
  const row = registry.find(({ machine }) => machine.id === id);
  if (!row) throw new Error(`the registry has no machine ${id}`);
  const { title, machine } = row;
  return [
    `### ${title} (\`${id}\`)`,
    '',
    machine.root.description,
    '',
    '```mermaid',
    `${toMermaid(machine)}\`\`\``,
  ].join('\n');
}
