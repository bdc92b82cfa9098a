import { Fragment } from 'react';
import { tagLabels } from '#proof/kit/labels/common-names.text.ts';
import { LevelMark } from '../levels/level-mark.tsx';
import type { Levels } from '../levels/levels.ts';
import type { ChartNode } from '../model/chart-model.ts';
import { notesOf } from './captions.ts';
import type { PlacedNode } from './drawing.ts';
import { widthOf } from './text-size.ts';
import { HEAD, ID_GAP, LINE, nameWidth, TAG } from './to-elk.ts';

const NAME_AT = 14;

const classOf = (node: ChartNode, depth: number, active: boolean): string =>
  [
    'box',
    node.kind,
    depth === 0 ? 'machine' : '',
    node.transient ? 'transient' : '',
    node.children.length > 0 ? 'nest' : '',
    active ? 'active' : '',
  ].join(' ');

type ChartBoxProps = { placed: PlacedNode; active: boolean; levels?: Levels | undefined };

/** Box of a state with its name, tags, ports and internal transitions. */
export function ChartBox({ placed, active, levels }: ChartBoxProps) {
  const { node, depth, x, y, width, height } = placed;
  const nameX = node.initial ? NAME_AT + 16 : NAME_AT;
  return (
    <g
      className={classOf(node, depth, active)}
      data-node={node.id}
      data-active={active}
      transform={`translate(${x} ${y})`}
    >
      <title>{[node.label, node.id, node.description].filter(Boolean).join('\n')}</title>
      <rect width={width} height={height} rx={node.children.length > 0 ? 12 : 9} />
      {node.kind === 'final' ? <rect x={4} y={4} width={width - 8} height={height - 8} rx={6} /> : null}
      {node.initial ? <circle cx={NAME_AT + 5} cy={21} r={4.5} /> : null}
      <text x={nameX} y={26} className="name">
        {node.label ?? node.key}
        {node.label ? (
          <tspan className="id" dx={ID_GAP}>
            {node.key}
          </tspan>
        ) : null}
      </text>
      <Tags tags={node.tags} from={nameX + nameWidth(node) + 10} />
      {notesOf(node).map(({ text, tone, key }, index) => (
        <Fragment key={key ?? text}>
          {key ? <LevelMark level={levels?.get(key)} x={NAME_AT - 2} y={HEAD + 11 + index * LINE} /> : null}
          <text x={NAME_AT} y={HEAD + 11 + index * LINE} className={tone}>
            {text}
          </text>
        </Fragment>
      ))}
    </g>
  );
}

function Tags({ tags, from }: { tags: readonly string[]; from: number }) {
  let x = from;
  return tags.map((tag) => {
    const text = tagLabels[tag] ?? tag;
    const width = widthOf(text, TAG) + 12;
    const at = x;
    x += width + 5;
    return (
      <g key={tag} className="tag" transform={`translate(${at} 12)`}>
        <title>{tag}</title>
        <rect width={width} height={18} rx={9} />
        <text x={6} y={13}>
          {text}
        </text>
      </g>
    );
  });
}
