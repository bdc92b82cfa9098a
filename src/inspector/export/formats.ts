import { toMermaid } from '#machines/kit/mermaid.ts';
import type { RegistryEntry } from '#proof/entry.ts';
import type { Layout } from '../chart/drawing.ts';
import { toSvg } from './chart-svg.ts';
import { toScxml } from './scxml.ts';
import { toXStateJson } from './xstate-json.ts';

/** Formats in which a chart can be saved. */
export const EXPORT_FORMATS = ['svg', 'png', 'mermaid', 'scxml', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Formats that are text; a PNG is drawn by a browser from the SVG. */
export type TextFormat = Exclude<ExportFormat, 'png'>;

/** File extension of each format. */
export const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  svg: 'svg',
  png: 'png',
  mermaid: 'mmd',
  scxml: 'scxml',
  json: 'json',
};

/** A chart as text in a format; `layout` is its drawing, which only SVG needs. */
export function exportText(format: TextFormat, entry: RegistryEntry, layout: Layout): string {
  if (format === 'svg') return toSvg(layout, entry.title);
  if (format === 'mermaid') return toMermaid(entry.machine);
  return format === 'scxml' ? toScxml(entry.machine) : toXStateJson(entry);
}
