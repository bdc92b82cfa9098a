import { tagLabels } from '#proof/kit/labels/common-names.text.ts';
import { isGuardBelow, lineOf, linesOf, notesOf } from '../chart/captions.ts';
import type { Layout, PlacedEdge, PlacedNode } from '../chart/drawing.ts';
import { HEAD, ID_GAP, LINE } from '../chart/to-elk.ts';
import { SIGNS } from '../diff/diff-text.ts';
import type { Mark } from '../diff/merge-causes.ts';
import type { Cause, ChartNode } from '../model/chart-model.ts';
import { escapeXml } from './scxml.ts';

const MARGIN = 16;

/** Styles of the file, which is read without the page's own. */
const STYLE = [
  'text{font:12px system-ui,sans-serif;fill:#1f2937}',
  '.box>rect{fill:#fff;stroke:#4b5563;stroke-width:1.5}',
  '.nest>rect{fill:#f8f9fb;stroke:#9aa3af}',
  '.parallel>rect{stroke-dasharray:6 5}',
  '.name{font-size:13.5px;font-weight:700}',
  '.id{font-size:11px;font-weight:400;fill:#5b6470}',
  '.tag{font-size:11px;font-weight:600;fill:#5b6470}',
  '.note{font-size:11px;fill:#5b6470}',
  '.edge{fill:none;stroke:#374151;stroke-width:1.5}',
  '.label rect{fill:#fff;stroke:#e3e6ea}',
  '.label text{font-size:11px;font-weight:600}',
  '.guard{fill:#5b6470;font-weight:400;font-style:italic}',
  '.added>rect,path.added{stroke:#15803d;stroke-width:2.5}text.added,.sign.added{fill:#15803d}',
  '.removed>rect,path.removed{stroke:#b91c1c;stroke-width:2.5;stroke-dasharray:4 4}',
  'text.removed{fill:#b91c1c;text-decoration:line-through}.sign.removed{fill:#b91c1c;text-decoration:none}',
  '.changed>rect,path.changed{stroke:#b45309;stroke-width:2.5}text.changed,.sign.changed{fill:#b45309}',
  '.active>rect{stroke:#ea580c;stroke-width:3;fill:#fff7ed}path.taken{stroke:#ea580c;stroke-width:3}',
  '.sign{font-size:15px;font-weight:800}',
].join('');

const text = (x: number, y: number, className: string, inner: string): string =>
  `<text x="${x}" y="${y}" class="${className}">${inner}</text>`;

/** How a state or a cause of a drawing of two versions differs; undefined for one that does not. */
export type MarkOf = (part: ChartNode | Cause) => Mark | undefined;

/** Ids of the states that are active and of the arrows that were taken. */
export type LitParts = { active: ReadonlySet<string>; taken: ReadonlySet<string> };
const NOTHING_LIT: LitParts = { active: new Set(), taken: new Set() };

/** Class and sign of a part, as nothing is told by colour alone. */
const classOf = (mark: Mark | undefined): string => (mark ? ` ${mark}` : '');
const signOf = (mark: Mark | undefined, x: number, y: number): string =>
  mark ? text(x, y, `sign ${mark}`, SIGNS[mark]) : '';

function boxOf({ node, x, y, width, height }: PlacedNode, markOf: MarkOf, { active }: LitParts): string {
  const isNest = node.children.length > 0;
  const mark = markOf(node);
  const names = ['box', node.kind, isNest ? 'nest' : '', mark ?? '', active.has(node.id) ? 'active' : '']
    .filter(Boolean)
    .join(' ');
  const noteMark = (at: number) => {
    const cause = node.inner[at - node.invokes.length];
    return classOf(cause && markOf(cause));
  };
  const id = node.label ? `<tspan class="id" dx="${ID_GAP}">${escapeXml(node.key)}</tspan>` : '';
  const tags = node.tags
    .map((tag) => `<tspan class="tag" dx="6">${escapeXml(tagLabels[tag] ?? tag)}</tspan>`)
    .join('');
  return [
    `<g class="${names}" transform="translate(${x} ${y})"><title>${escapeXml(node.description || node.id)}</title>`,
    `<rect width="${width}" height="${height}" rx="${isNest ? 12 : 9}"/>`,
    node.kind === 'final' ? `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="6"/>` : '',
    node.initial ? '<circle cx="19" cy="21" r="4.5" fill="#1f2937"/>' : '',
    text(node.initial ? 30 : 14, 26, 'name', escapeXml(node.label ?? node.key) + id + tags),
    signOf(mark, width - 16, 18),
    ...notesOf(node).map((note, at) =>
      text(14, HEAD + 11 + at * LINE, `note${noteMark(at)}`, escapeXml(note.text)),
    ),
    '</g>',
  ].join('');
}

/** An arrow is marked if all of its causes are, in the same way. */
function lineOfEdge({ path, edge }: PlacedEdge, markOf: MarkOf, { taken }: LitParts): string {
  const [mark, ...others] = new Set(edge.causes.map(markOf));
  const marked = classOf(others.length === 0 ? mark : undefined);
  return `<path d="${path}" class="edge${marked}${taken.has(edge.id) ? ' taken' : ''}" marker-end="url(#head)"/>`;
}

function labelOf({ edge, label }: PlacedEdge, markOf: MarkOf): string {
  const { first } = linesOf(edge.causes);
  const lines = edge.causes.map((cause, at) => {
    const { text: caption, guard } = lineOf(cause);
    const mark = markOf(cause);
    const y = 14 + (first[at] ?? at) * LINE;
    const below = isGuardBelow(cause) ? ` x="7" y="${y + LINE}"` : '';
    const refused = guard ? `<tspan class="guard"${below}>${escapeXml(guard)}</tspan>` : '';
    const line = text(7, y, `cause${classOf(mark)}`, escapeXml(caption) + refused);
    return line + signOf(mark, -9, y);
  });
  const rect = `<rect width="${label.width}" height="${label.height}" rx="5"/>`;
  return `<g class="label" transform="translate(${label.x} ${label.y})">${rect}${lines.join('')}</g>`;
}

/** Size of a drawing as a file, in pixels. */
export const fileSize = ({ width, height }: Layout): { width: number; height: number } => ({
  width: Math.ceil(width + 2 * MARGIN),
  height: Math.ceil(height + 2 * MARGIN),
});

/**
 * A drawn chart as an SVG file of its own; `markOf` marks what differs between two versions of it, `lit` where an actor
 * is.
 */
export function toSvg(
  layout: Layout,
  title: string,
  markOf: MarkOf = () => undefined,
  lit: LitParts = NOTHING_LIT,
): string {
  const { width, height } = fileSize(layout);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">`,
    `<title>${escapeXml(title)}</title><style>${STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="8" markerHeight="8"',
    ' markerUnits="userSpaceOnUse" orient="auto"><path d="M0.5,1L9,5L0.5,9Z" fill="#374151"/></marker></defs>',
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="#fff"/>`,
    ...layout.nodes.map((node) => boxOf(node, markOf, lit)),
    ...layout.edges.map((edge) => lineOfEdge(edge, markOf, lit)),
    ...layout.edges.map((edge) => labelOf(edge, markOf)),
    '</svg>\n',
  ].join('');
}
