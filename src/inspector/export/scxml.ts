import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { namesOf } from '#machines/kit/chart-labels.ts';
import { guardName } from '../model/guards.ts';
import { readEventType } from '../model/transition-cause.ts';

const NAMESPACE = 'http://www.w3.org/2005/07/scxml';
/** Namespace of our actions: SCXML allows executable content of other namespaces. */
const ACTIONS = 'urn:xstate:action';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in XML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

const attributes = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) => (value ? [` ${name}="${escapeXml(value)}"`] : []))
    .join('');

/** Event of a transition in the words of SCXML; undefined for an eventless one. */
function eventOf({ eventType }: AnyTransitionDefinition): string | undefined {
  const { kind, name } = readEventType(eventType);
  if (kind === 'at-once') return undefined;
  if (kind === 'done') return `done.invoke.${name}`;
  if (kind === 'failed') return `error.invoke.${name}`;
  if (kind === 'finished') return `done.state.${name}`;
  return kind === 'time' ? `after.${name}` : eventType;
}

const actionsOf = (actions: readonly unknown[], pad: string): string[] =>
  namesOf(actions)
    .filter((name) => !name.startsWith('xstate.'))
    .map((name) => `${pad}<x:action${attributes({ name })}/>`);

const block = (name: string, pad: string, inner: readonly string[]): string[] =>
  inner.length > 0 ? [`${pad}<${name}>`, ...inner, `${pad}</${name}>`] : [];

function transitionOf(transition: AnyTransitionDefinition, pad: string): string[] {
  const { guard, target, reenter, actions } = transition;
  const head = `transition${attributes({
    event: eventOf(transition),
    cond: guard === undefined ? undefined : guardName(guard),
    target: target?.map(({ id }) => id).join(' '),
    type: target && !reenter ? 'internal' : undefined,
  })}`;
  const inner = actionsOf(actions, `${pad}  `);
  return inner.length > 0 ? [`${pad}<${head}>`, ...inner, `${pad}</transition>`] : [`${pad}<${head}/>`];
}

/** Delays of a state: its own event after a time, sent when the state is entered. */
function delaysOf(node: StateNode, pad: string): string[] {
  return node.after.map(({ delay }) => {
    const known = node.machine.implementations.delays[String(delay)];
    const ms = typeof delay === 'number' ? delay : known;
    const wait = typeof ms === 'number' ? { delay: `${ms}ms` } : { delayexpr: String(delay) };
    return `${pad}<send${attributes({ event: `after.${delay}`, ...wait })}/>`;
  });
}

const elementOf = ({ type }: StateNode): string =>
  type === 'parallel' || type === 'final' || type === 'history' ? type : 'state';

function partsOf(node: StateNode, pad: string): string[] {
  const inner = `${pad}  `;
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [
    ...block('onentry', pad, [...delaysOf(node, inner), ...actionsOf(node.entry, inner)]),
    ...block('onexit', pad, actionsOf(node.exit, inner)),
    ...node.invoke.map(({ id, src }) => `${pad}<invoke${attributes({ id, src: String(src) })}/>`),
    ...transitions.flatMap((transition) => transitionOf(transition, pad)),
    ...Object.values(node.states).flatMap((child) => stateOf(child, pad)),
  ];
}

function stateOf(node: StateNode, pad: string): string[] {
  const name = elementOf(node);
  const initial = node.type === 'compound' ? node.initial.target[0]?.id : undefined;
  const head = `${name}${attributes({ id: node.id, initial })}`;
  const inner = partsOf(node, `${pad}  `);
  return inner.length > 0 ? [`${pad}<${head}>`, ...inner, `${pad}</${name}>`] : [`${pad}<${head}/>`];
}

/**
 * A chart as SCXML (W3C): states, transitions, conditions, ports as `invoke`, delays as `send`. Guards are names in
 * `cond` and actions are elements of their own namespace, because their code is not part of a chart.
 */
export function toScxml({ root, id }: AnyStateMachine): string {
  const head = attributes({
    xmlns: NAMESPACE,
    'xmlns:x': ACTIONS,
    version: '1.0',
    name: id,
    initial: root.id,
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<scxml${head}>`,
    ...stateOf(root, '  '),
    '</scxml>',
    '',
  ].join('\n');
}
