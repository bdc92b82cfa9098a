import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { inputKeys, namesOf } from './chart-labels.ts';

const nameOf = (node: StateNode): string => node.path.join('_') || 'root';

/** Name of a delay with its milliseconds, so that a changed duration shows in the drawing. */
function delayOf(name: string, { machine }: StateNode): string {
  const delay = machine.implementations.delays[name];
  return typeof delay === 'number' ? `${name} (${delay} ms)` : name;
}

function eventOf({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType.startsWith('xstate.done.actor.')) return `✓ ${eventType.slice(18)}`;
  if (eventType.startsWith('xstate.error.actor.')) return `✗ ${eventType.slice(19)}`;
  if (eventType.startsWith('xstate.after.'))
    return `after ${delayOf(eventType.slice(13).split('.')[0] ?? '', source)}`;
  return eventType || 'always';
}

/** Label of a transition, such as `✗ save [guard] / forgetPending, notify (reenter)`. */
function labelOf(transition: AnyTransitionDefinition): string {
  const [guard] = namesOf([transition.guard]);
  const actions = namesOf(transition.actions);
  return [
    eventOf(transition),
    guard ? `[${guard}]` : '',
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
    transition.reenter ? '(reenter)' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Notes of a state: tags, entry and exit actions, and its ports with their input. */
function notesOf(node: StateNode): string[] {
  const row = (name: string, words: readonly string[]) =>
    words.length > 0 ? [`${name} / ${words.join(', ')}`] : [];
  return [
    ...row('tags', node.tags),
    ...row('entry', namesOf(node.entry)),
    ...row('exit', namesOf(node.exit)),
    ...node.invoke.map(({ id, src, input }) => `asks ${id} = ${String(src)}(${inputKeys(input).join(', ')})`),
  ];
}

function noteOf(node: StateNode, pad: string): string[] {
  const notes = notesOf(node);
  if (notes.length === 0) return [];
  return [`${pad}note right of ${nameOf(node)}`, ...notes.map((line) => `${pad}  ${line}`), `${pad}end note`];
}

/** Mermaid `stateDiagram-v2` source of a chart. */
export function toMermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  return ['stateDiagram-v2', ...statesOf(root, 1), ...noteOf(root, '  '), ...arrowsOf(root)]
    .join('\n')
    .concat('\n');
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
    lines.push(...noteOf(child, pad));
    if (child.type === 'final') lines.push(`${pad}${nameOf(child)} --> [*]`);
  }
  return lines;
}

function arrowsOf(node: StateNode): string[] {
  const own = [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat();
  const lines = own.flatMap((transition) =>
    (transition.target ?? [node]).map(
      (target) => `  ${nameOf(node)} --> ${nameOf(target)}: ${labelOf(transition)}`,
    ),
  );
  return [...lines, ...Object.values(node.states).flatMap(arrowsOf)];
}

/** Markdown index of all charts by group. */
export function chartIndex(
  rows: readonly { title: string; group: string; machine: AnyStateMachine }[],
): string {
  const lines = rows.map(
    ({ title, group, machine }) =>
      `| ${group} | [${title}](${machine.id}.mmd) | ${machine.root.description ?? ''} |`,
  );
  const head = [
    '# Charts',
    '',
    'Written by `npm run charts`. An arrow says `what happens [guard] / effects`, with `(reenter)` where a state is left',
    'and entered anew. Notes hold tags, effects on the way in and out, and which port is asked with which keys.',
    '',
    '| Group | Machine | What it is |',
    '|---|---|---|',
  ];
  return `${[...head, ...lines].join('\n')}\n`;
}
