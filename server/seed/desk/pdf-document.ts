/** Font that PDF readers provide for Korean, with its descriptor. */
const FONT = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /FontDescriptor 7 0 R /W [1 95 500]' +
    ' /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>',
  '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [0 -148 1001 880] /ItalicAngle 0' +
    ' /Ascent 880 /Descent -148 /CapHeight 737 /StemV 80 >>',
] as const;

const hex = (words: string): string => Buffer.from(words, 'utf16le').swap16().toString('hex');

/**
 * Creates a PDF page of text without an embedded font, as a Korean one would be larger than all
 * else.
 */
export function pdfDocument([title = '', ...lines]: readonly string[]): Buffer {
  const text = [
    `BT /F1 24 Tf 72 740 Td <${hex(title)}> Tj /F1 13 Tf 0 -24 Td`,
    ...lines.map((line) => `0 -28 Td <${hex(line)}> Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R' +
      ' /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ...FONT,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}
