import type { Layout } from '../chart/drawing.ts';
import { toSvg } from '../export/chart-svg.ts';
import { escapeXml } from '../export/scxml.ts';
import type { ChartDiff, DiffRow } from './chart-diff.ts';
import { diffPageText as text } from './diff-page.text.ts';
import { changeText, SIGNS } from './diff-text.ts';

const STYLE = [
  'body{margin:0 auto;padding:24px;max-width:1200px;font:15px/1.6 system-ui,sans-serif;color:#1f2937}',
  'h1{font-size:24px}h2{font-size:18px;margin-top:48px}li{overflow-wrap:anywhere}',
  '.added{color:#15803d}.removed{color:#b91c1c}.changed{color:#b45309}',
  '.drawing{overflow:auto;border:1px solid #e3e6ea;border-radius:12px;padding:12px}',
].join('');

const rowOf = (row: DiffRow): string => {
  const change = row.changes.length > 0 ? ` <small>${escapeXml(changeText(row))}</small>` : '';
  const name = `${text.kinds[row.kind]} <code>${escapeXml(row.name)}</code>`;
  return `<li><b class="${row.mark}">${SIGNS[row.mark]} ${text.marks[row.mark]}</b> ${name}${change}</li>`;
};

const chartOf = ({ diff: { id, mark, marks, rows }, layout }: DrawnDiff): string =>
  [
    `<section id="${escapeXml(id)}">`,
    `<h2>${escapeXml(id)} <small class="${mark}">${SIGNS[mark]} ${text.marks[mark]}</small></h2>`,
    `<div class="drawing" tabindex="0" role="img" aria-label="${escapeXml(text.drawing(id))}">`,
    toSvg(layout, id, (part) => marks.get(part)),
    `</div><ul>${rows.map(rowOf).join('')}</ul></section>`,
  ].join('');

/** Differences of a chart with the positions of both versions in one drawing. */
export type DrawnDiff = { diff: ChartDiff; layout: Layout };

/** A page of its own that draws both versions of each chart in one picture, above its differences as text. */
export const diffPage = (from: string, drawn: readonly DrawnDiff[]): string =>
  [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeXml(text.title(from))}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeXml(text.title(from))}</h1><p>${text.count(drawn.length)}</p>`,
    `<ul>${drawn.map(({ diff: { id, mark } }) => `<li><a href="#${escapeXml(id)}">${SIGNS[mark]} ${escapeXml(id)}</a></li>`).join('')}</ul>`,
    ...drawn.map(chartOf),
    '</body></html>\n',
  ].join('');
