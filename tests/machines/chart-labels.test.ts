import { describe, expect, it } from 'vitest';
import { delayLabels, tagLabels } from '#proof/kit/labels/common-names.text.ts';
import { commonStates } from '#proof/kit/labels/common-states.text.ts';
import { guardLabels } from '#proof/kit/labels/guards.text.ts';
import { kitLabels } from '#proof/kit/labels/kit.text.ts';
import { actionLabels, chartLabels, pathOf, sentences, wordsOfChart } from '#proof/kit/labels/labels.ts';
import { kitCharts } from '#proof/kit-charts.ts';
import { registry } from '#proof/registry.ts';
import { nodesOf } from '#proof/walk.ts';
import { transitionList } from '#src/inspector/model/transition-list.ts';

const LABEL = /^[가-힣A-Z0-9][^.?!]*$/;
/** A noun phrase, as a state is named; sentences end in 요 or 다. */
const STATE = /^(?!.*[요다]$).+$/;
/** A condition as a noun: 있음, 비어 있음, 회원임. */
const GUARD = /^.*(?:음|임|짐|남|함|김|름|됨|림|춤|님|침|꿈|뀜|큼|감|봄)$/;
const ACTION = /^[가-힣0-9].*(?:기|이동|단계로|새로고침)$/;
const SENTENCE = /^[^.]+요\.(?: [^.]+요\.)*$/;

const kits = Object.entries(kitCharts).map(([name, { machine }]) => ({ machine, kit: name }));
const charts = [
  ...registry.map(({ machine, kit }) => ({ machine, kit: kit as string | undefined })),
  ...kits,
].map(({ machine, kit }) => {
  const isKit = (name: string | undefined): name is keyof typeof kitCharts =>
    name !== undefined && name in kitCharts;
  return {
    id: machine.id,
    kit,
    nodes: nodesOf(machine).slice(1),
    causes: transitionList(machine).map(({ cause }) => cause),
    words: wordsOfChart(machine, isKit(kit) ? kit : undefined),
  };
});
const guardsOf = ({ causes }: (typeof charts)[number]) => new Set(causes.flatMap(({ guard }) => guard ?? []));
const delaysOf = ({ causes }: (typeof charts)[number]) =>
  new Set(causes.flatMap(({ happening: { kind, name } }) => (kind === 'time' ? [name] : [])));
const ownName = (action: unknown): string =>
  typeof action === 'string' ? action : String((Object(action) as { type?: unknown }).type ?? '');

describe('Korean labels of charts', () => {
  it('exist for every state, guard, action, tag and delay of every chart', () => {
    const missing = charts.flatMap((chart) => {
      const { id, nodes, causes, words } = chart;
      const actions = [
        ...causes.flatMap((cause) => cause.actions),
        ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit].map(ownName)),
      ].filter((name) => name !== '' && !name.startsWith('xstate.'));
      return [
        ...nodes.filter((node) => !words.states[pathOf(node)]).map((node) => `${id}: state ${pathOf(node)}`),
        ...[...guardsOf(chart)].filter((name) => !words.guards[name]).map((name) => `${id}: guard ${name}`),
        ...actions.filter((name) => !words.actions[name]).map((name) => `${id}: action ${name}`),
        ...nodes.flatMap(({ tags }) =>
          tags.filter((tag) => !tagLabels[tag]).map((tag) => `${id}: tag ${tag}`),
        ),
        ...[...delaysOf(chart)]
          .filter((name) => !/^\d+$/.test(name) && !delayLabels[name])
          .map((name) => `${id}: delay ${name}`),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('exist as a sentence for every description of a state', () => {
    const missing = charts.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ description }) => description && !sentences[description])
        .map((node) => `${id} ${pathOf(node)}: ${node.description}`),
    );
    expect(missing).toEqual([]);
  });

  it('have one form for each kind: states and guards are nouns, sentences are polite', () => {
    const named = charts.flatMap(({ words }) => Object.values(words.states));
    expect([...new Set(named)].filter((label) => !LABEL.test(label) || !STATE.test(label))).toEqual([]);
    const conditions = [guardLabels, ...Object.values(chartLabels).map(({ guards }) => guards ?? {})];
    expect(conditions.flatMap(Object.values<string>).filter((label) => !GUARD.test(label))).toEqual([]);
    expect(Object.values(actionLabels).filter((label) => !ACTION.test(label))).toEqual([]);
    expect(Object.values(sentences).filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
  });

  it('differ between the states of one parent', () => {
    const twice = charts.flatMap(({ id, nodes, words }) => {
      const named = nodes.map((node) => `${node.path.slice(0, -1).join('.')} ${words.states[pathOf(node)]}`);
      return named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${id} ${name}`);
    });
    expect(twice).toEqual([]);
  });

  it('are all used', () => {
    const keys = new Set(charts.flatMap(({ nodes }) => nodes.map(({ key }) => key)));
    const guards = new Set(charts.flatMap((chart) => [...guardsOf(chart)]));
    const described = new Set(
      charts.flatMap(({ nodes }) => nodes.flatMap(({ description }) => description ?? [])),
    );
    const scopes = [
      ...Object.entries(chartLabels).map(([id, labels]) => ({
        id,
        labels,
        of: charts.filter((one) => one.id === id),
      })),
      ...Object.entries(kitLabels).map(([id, labels]) => ({
        id,
        labels,
        of: charts.filter(({ kit }) => kit === id),
      })),
    ];
    const idle = scopes.flatMap(({ id, labels, of }) => [
      ...Object.entries(labels.states ?? {})
        .filter(
          ([path, label]) =>
            !of.some(({ nodes }) =>
              nodes.some((node) => pathOf(node) === path && commonStates[node.key] !== label),
            ),
        )
        .map(([path]) => `${id}: state ${path}`),
      ...Object.entries(labels.guards ?? {})
        .filter(
          ([name, label]) => guardLabels[name] === label || !of.some((chart) => guardsOf(chart).has(name)),
        )
        .map(([name]) => `${id}: guard ${name}`),
    ]);
    expect(idle).toEqual([]);
    expect(Object.keys(commonStates).filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(guardLabels).filter((name) => !guards.has(name))).toEqual([]);
    expect(Object.keys(sentences).filter((description) => !described.has(description))).toEqual([]);
  });
});
