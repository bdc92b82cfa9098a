import type { ChartNode } from '../model/chart-model.ts';
import { notesOf } from './captions.ts';
import type { PlacedNode } from './drawing.ts';
import { widthOf } from './text-size.ts';
import { HEAD, LINE } from './to-elk.ts';

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

/** Box of a state with its name, tags, ports and internal transitions. */
export function ChartBox({ placed, active }: { placed: PlacedNode; active: boolean }) {
  const { node, depth, x, y, width, height } = placed;
  const nameX = node.initial ? NAME_AT + 16 : NAME_AT;
  return (
    <g
      className={classOf(node, depth, active)}
      data-node={node.id}
      data-active={active}
      transform={`translate(${x} ${y})`}
    >
      <title>{node.description || node.id}</title>
      <rect width={width} height={height} rx={node.children.length > 0 ? 12 : 9} />
      {node.kind === 'final' ? <rect x={4} y={4} width={width - 8} height={height - 8} rx={6} /> : null}
      {node.initial ? <circle cx={NAME_AT + 5} cy={21} r={4.5} /> : null}
      <text x={nameX} y={26} className="name">
        {node.key}
      </text>
      <Tags tags={node.tags} from={nameX + widthOf(node.key, 1.12) + 10} />
      {notesOf(node).map(({ text, tone }, index) => (
        <text key={text} x={NAME_AT} y={HEAD + 11 + index * LINE} className={tone}>
          {text}
        </text>
      ))}
    </g>
  );
}

function Tags({ tags, from }: { tags: readonly string[]; from: number }) {
  let x = from;
  return tags.map((tag) => {
    const width = widthOf(tag, 0.85) + 12;
    const at = x;
    x += width + 5;
    return (
      <g key={tag} className="tag" transform={`translate(${at} 12)`}>
        <rect width={width} height={18} rx={9} />
        <text x={6} y={13}>
          {tag}
        </text>
      </g>
    );
  });
}
