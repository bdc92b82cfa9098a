import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { parsePart } from './register.ts';
import { ShopError } from './shop-error.ts';

const REFUSALS = {
  FST_REQ_FILE_TOO_LARGE: 'FILE_SIZE_EXCEEDED',
  FST_FILES_LIMIT: 'IMAGE_COUNT_EXCEEDED',
  FST_PARTS_LIMIT: 'IMAGE_COUNT_EXCEEDED',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
} as const;
const isRefusal = (code: unknown): code is keyof typeof REFUSALS =>
  typeof code === 'string' && code in REFUSALS;

export type FormShape = {
  /** Part that carries the words as JSON. */
  dataPart: string;
  fileField: string;
  maxPictures: number;
  /** Without the JSON part, the other fields are the words. */
  plainFields?: boolean;
};

/** Reads the words of a form, validated by `schema`, and its pictures. */
export async function readForm<S extends v.GenericSchema<unknown, unknown>>(
  request: FastifyRequest,
  schema: S,
  shape: FormShape,
): Promise<{ data: v.InferOutput<S>; pictures: Buffer[] }> {
  if (!request.isMultipart()) throw new ShopError('UNSUPPORTED_MEDIA_TYPE');
  const { data, fields, pictures } = await readParts(request, shape);
  if (pictures.length > shape.maxPictures) throw new ShopError('IMAGE_COUNT_EXCEEDED');
  const words = data === undefined && shape.plainFields ? fields : parseJson(data);
  // parsePart answers the output of the schema it was given, or throws.
  return { data: parsePart(schema, words) as v.InferOutput<S>, pictures };
}

async function readParts(request: FastifyRequest, { dataPart, fileField, maxPictures }: FormShape) {
  let data: unknown;
  const fields: Record<string, unknown> = {};
  const pictures: Buffer[] = [];
  try {
    // The JSON part may arrive as a file part too (a Blob with a type), so one more is allowed.
    for await (const part of request.parts({ limits: { files: maxPictures + 1 } })) {
      if (part.fieldname === dataPart)
        data = part.type === 'file' ? (await part.toBuffer()).toString('utf8') : part.value;
      else if (part.type === 'file') await collect(part, fileField, pictures);
      else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    throw new ShopError(isRefusal(code) ? REFUSALS[code] : 'MALFORMED_REQUEST', [], { cause: error });
  }
  return { data, fields, pictures };
}

/** Browsers send an empty part for an untouched file input; parts by other names are drained. */
async function collect(part: MultipartFile, fileField: string, pictures: Buffer[]): Promise<void> {
  const bytes = await part.toBuffer();
  const blank = bytes.length === 0 && part.filename === '';
  if (part.fieldname === fileField && !blank) pictures.push(bytes);
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new ShopError('MALFORMED_REQUEST', [], { cause: error });
  }
}
