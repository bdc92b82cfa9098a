import type { RegistryEntry } from '#proof/entry.ts';
import { download } from '#src/lib/download.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { chartText } from '../chart/chart.text.ts';
import type { Layout } from '../chart/drawing.ts';
import { useLayout } from '../chart/use-layout.ts';
import { fileSize } from './chart-svg.ts';
import { EXPORT_FORMATS, EXTENSIONS, type ExportFormat, exportText, type TextFormat } from './formats.ts';

const { exports: words } = chartText;

const Menu = styled('details', {
  position: 'relative',
  marginLeft: 'auto',
  fontSize: '$label',
  '& summary': { cursor: 'pointer', padding: '6px 0' },
  '& ul': {
    position: 'absolute',
    zIndex: 2,
    right: 0,
    display: 'grid',
    gap: '2px',
    padding: '$2',
    border: '1px solid $line',
    borderRadius: '$control',
    background: '$bg',
    boxShadow: '$floating',
  },
  '& button': { width: '100%', justifyContent: 'start', whiteSpace: 'nowrap' },
  '@media print': { display: 'none' },
});

/** Pixels of a PNG for each pixel of the drawing, so that it is sharp on paper. */
const SHARPNESS = 2;

const TYPES: Readonly<Record<TextFormat, `${string}/${string}`>> = {
  svg: 'image/svg+xml',
  mermaid: 'text/plain',
  scxml: 'application/xml',
  json: 'application/json',
};

/** Draws an SVG as a PNG in the page. */
async function toPng(svg: string, layout: Layout): Promise<Blob> {
  const { width, height } = fileSize(layout);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * SHARPNESS,
    height: height * SHARPNESS,
  });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas has no picture'))),
      'image/png',
    ),
  );
}

async function save(format: ExportFormat, entry: RegistryEntry, layout: Layout): Promise<void> {
  const name = `${entry.machine.id}.${EXTENSIONS[format]}`;
  if (format !== 'png') return download(name, exportText(format, entry, layout), TYPES[format]);
  download(name, await toPng(exportText('svg', entry, layout), layout), 'image/png');
}

/** Menu that saves the chart of a page as a picture or as text for other tools. */
export function ExportMenu({ entry }: { entry: RegistryEntry }) {
  const layout = useLayout(entry.machine, entry.words);
  return (
    <Menu>
      <summary>{words.heading}</summary>
      <ul>
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <Button
              type="button"
              size="small"
              tone="ghost"
              disabled={!layout}
              onClick={() => layout && void save(format, entry, layout)}
            >
              {words.formats[format]}
            </Button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
