import type { AnyStateMachine, StateNode } from 'xstate';

const nameOf = (node: StateNode): string => node.path.join('_') || 'root';

const labelOf = (event: string, guard: unknown): string => {
  const shown = event.startsWith('xstate.done.actor.')
    ? `✓ ${event.slice(18)}`
    : event.startsWith('xstate.error.actor.')
      ? `✗ ${event.slice(19)}`
      : event.startsWith('xstate.after.')
        ? `after ${event.slice(13).split('.')[0]}`
        : event || 'always';
  const name =
    typeof guard === 'string'
      ? guard
      : typeof guard === 'object' && guard && 'type' in guard
        ? String(guard.type)
        : '';
  return name ? `${shown} [${name}]` : shown;
};

/** Text of a chart as Mermaid `stateDiagram-v2`; Git hosts draw it. */
export function toMermaid(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...statesOf(machine.root, 1), ...arrowsOf(machine.root)].join('\n').concat('\n');
}

function statesOf(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const lines: string[] = [];
  const start = node.initial?.target[0];
  if (start && node.type === 'compound') lines.push(`${pad}[*] --> ${nameOf(start)}`);
  for (const [index, child] of Object.values(node.states).entries()) {
    if (node.type === 'parallel' && index > 0) lines.push(`${pad}--`);
    const inner = statesOf(child, depth + 1);
    lines.push(`${pad}state "${child.key}" as ${nameOf(child)}${inner.length > 0 ? ' {' : ''}`);
    if (inner.length > 0) lines.push(...inner, `${pad}}`);
    if (child.type === 'final') lines.push(`${pad}${nameOf(child)} --> [*]`);
  }
  return lines;
}

function arrowsOf(node: StateNode): string[] {
  const own = [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat();
  const lines = own.flatMap((transition) =>
    (transition.target ?? [node]).map(
      (target) =>
        `  ${nameOf(node)} --> ${nameOf(target)}: ${labelOf(transition.eventType, transition.guard)}`,
    ),
  );
  return [...lines, ...Object.values(node.states).flatMap(arrowsOf)];
}

/** Index of all charts by group, as Markdown. */
export function chartIndex(
  rows: readonly { title: string; group: string; machine: AnyStateMachine }[],
): string {
  const lines = rows.map(
    ({ title, group, machine }) =>
      `| ${group} | [${title}](${machine.id}.mmd) | ${machine.root.description ?? ''} |`,
  );
  return `${['# Charts', '', 'Written by `npm run charts`.', '', '| Group | Machine | What it is |', '|---|---|---|', ...lines].join('\n')}\n`;
}
