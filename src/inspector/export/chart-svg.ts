import { captionOf, lineOf, notesOf } from '../chart/captions.ts';
import type { Layout, PlacedEdge, PlacedNode } from '../chart/drawing.ts';
import { HEAD, LINE } from '../chart/to-elk.ts';
import { escapeXml } from './scxml.ts';

const MARGIN = 16;

/** Styles of the file, which is read without the page's own. */
const STYLE = [
  'text{font:12px system-ui,sans-serif;fill:#1f2937}',
  '.box>rect{fill:#fff;stroke:#4b5563;stroke-width:1.5}',
  '.nest>rect{fill:#f8f9fb;stroke:#9aa3af}',
  '.parallel>rect{stroke-dasharray:6 5}',
  '.name{font-size:13.5px;font-weight:700}',
  '.tag{font-size:10px;font-weight:600;fill:#5b6470}',
  '.note{font-size:11px;fill:#5b6470}',
  '.edge{fill:none;stroke:#374151;stroke-width:1.5}',
  '.label rect{fill:#fff;stroke:#e3e6ea}',
  '.label text{font-size:11px;font-weight:600}',
  '.guard{fill:#5b6470;font-weight:400;font-style:italic}',
].join('');

const text = (x: number, y: number, className: string, inner: string): string =>
  `<text x="${x}" y="${y}" class="${className}">${inner}</text>`;

function boxOf({ node, x, y, width, height }: PlacedNode): string {
  const isNest = node.children.length > 0;
  const names = ['box', node.kind, isNest ? 'nest' : ''].filter(Boolean).join(' ');
  const tags = node.tags.map((tag) => `<tspan class="tag" dx="6">${escapeXml(tag)}</tspan>`).join('');
  return [
    `<g class="${names}" transform="translate(${x} ${y})"><title>${escapeXml(node.description || node.id)}</title>`,
    `<rect width="${width}" height="${height}" rx="${isNest ? 12 : 9}"/>`,
    node.kind === 'final' ? `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="6"/>` : '',
    node.initial ? '<circle cx="19" cy="21" r="4.5" fill="#1f2937"/>' : '',
    text(node.initial ? 30 : 14, 26, 'name', escapeXml(node.key) + tags),
    ...notesOf(node).map((note, at) => text(14, HEAD + 11 + at * LINE, 'note', escapeXml(note.text))),
    '</g>',
  ].join('');
}

const lineOfEdge = ({ path }: PlacedEdge): string =>
  `<path d="${path}" class="edge" marker-end="url(#head)"/>`;

function labelOf({ edge, label }: PlacedEdge): string {
  const lines = edge.causes.map((cause, at) => {
    const { guard } = lineOf(cause);
    const refused = guard ? `<tspan class="guard">${escapeXml(guard)}</tspan>` : '';
    return text(7, 14 + at * LINE, 'cause', escapeXml(captionOf(cause.happening)) + refused);
  });
  const rect = `<rect width="${label.width}" height="${label.height}" rx="5"/>`;
  return `<g class="label" transform="translate(${label.x} ${label.y})">${rect}${lines.join('')}</g>`;
}

/** Size of a drawing as a file, in pixels. */
export const fileSize = ({ width, height }: Layout): { width: number; height: number } => ({
  width: Math.ceil(width + 2 * MARGIN),
  height: Math.ceil(height + 2 * MARGIN),
});

/** A drawn chart as an SVG file of its own. */
export function toSvg(layout: Layout, title: string): string {
  const { width, height } = fileSize(layout);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">`,
    `<title>${escapeXml(title)}</title><style>${STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="8" markerHeight="8"',
    ' markerUnits="userSpaceOnUse" orient="auto"><path d="M0.5,1L9,5L0.5,9Z" fill="#374151"/></marker></defs>',
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="#fff"/>`,
    ...layout.nodes.map(boxOf),
    ...layout.edges.map(lineOfEdge),
    ...layout.edges.map(labelOf),
    '</svg>\n',
  ].join('');
}
