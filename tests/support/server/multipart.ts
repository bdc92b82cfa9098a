import sharp from 'sharp';

type Part = { name: string; data: string | Buffer; filename?: string; type?: string };

const BOUNDARY = 'shop-test-boundary';

/** A multipart body and its header, as a browser would send them. */
export function multipart(parts: readonly Part[]) {
  const chunks = parts.flatMap(({ name, data, filename, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"`
      }\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** One picture part. */
export const picture = (
  data: Buffer,
  name = 'images',
  filename = 'photo.jpg',
  type = 'image/jpeg',
): Part => ({
  name,
  data,
  filename,
  type,
});

/** A plain test photo of the given size. */
export const photo = (width = 640, height = 480, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d35400' } })
    .toFormat(format)
    .toBuffer();
