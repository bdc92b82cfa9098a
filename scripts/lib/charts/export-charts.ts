import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { RegistryEntry } from '#proof/entry.ts';
import type { Layout } from '#src/inspector/chart/drawing.ts';
import { place } from '#src/inspector/chart/drawing.ts';
import { drawFor } from '#src/inspector/chart/layout-engine.ts';
import { fileSize } from '#src/inspector/export/chart-svg.ts';
import { EXTENSIONS, type ExportFormat, exportText } from '#src/inspector/export/formats.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';
import { headlessPath } from '../browser.mjs';

/** Space of a chart on the page of its machine (src/inspector/chart/use-layout.ts). */
const ROOM = { width: 650, height: 600 };

/** Writes charts in a format to a folder, one file each; a PNG is drawn by the browser. */
export async function exportCharts(
  entries: readonly RegistryEntry[],
  format: ExportFormat,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = format === 'png' ? await chromium.launch({ executablePath: headlessPath() }) : null;
  const page = await browser?.newPage({ deviceScaleFactor: 2 });
  try {
    for (const entry of entries) {
      const layout = await layoutOf(entry);
      const file = join(folder, `${entry.machine.id}.${EXTENSIONS[format]}`);
      if (format !== 'png') {
        await writeFile(file, exportText(format, entry, layout));
        continue;
      }
      await page?.setViewportSize(fileSize(layout));
      await page?.setContent(`<body style="margin:0">${exportText('svg', entry, layout)}</body>`);
      await page?.screenshot({ path: file });
    }
  } finally {
    await browser?.close();
  }
}

async function layoutOf({ machine, words }: RegistryEntry): Promise<Layout> {
  const model = chartModel(machine, words);
  return place(model, await drawFor(model, ROOM));
}
