import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Context } from '../kit/context.ts';
import { parsePart } from '../kit/parse-part.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { toFormRefusal } from './form-refusal.ts';
import { passOver, receive } from './received-files.ts';
import { withoutPictures } from './without-pictures.ts';

/** Most bytes of the JSON part. */
export const WORDS_LIMIT = 100 * 1024;
const MEGABYTE = 1024 * 1024;

type Ports = Pick<Context, 'files'>;
type Limits = { files: number; fields?: number; fieldSize?: number; fileSize?: number };
/** Received picture with its form field. */
type SentPicture = ReceivedFile & { field: string };

/** Format of a multipart form. */
export type FormShape = {
  /** Name of the part with the fields as JSON. */
  dataPart: string;
  fileField: string;
  maxPictures: number;
  /** True if the other fields are used when the JSON part is missing. */
  plainFields?: boolean;
  /** Alternative names of the picture field. */
  otherFields?: readonly string[];
  /** Most fields, and size limit of a picture, where larger than usual. */
  fields?: number;
  megabytes?: number;
  /** Size limit of the fields in bytes, where larger than usual. */
  words?: number;
  /** Messages for too many and too large files that are no pictures. */
  sentences?: { many: string; large: string };
  /**
   * True if the JSON may repeat the pictures, as legacy clients send them; these are skipped and
   * not counted.
   */
  readsPastPictures?: boolean;
};

/** Growth factor of base64. */
const IN_LETTERS = 4 / 3;

/** Reads the fields of a form, validated by `schema`, and its pictures. */
export async function readForm<S extends v.GenericSchema<unknown, unknown>>(
  ports: Ports,
  request: FastifyRequest,
  schema: S,
  shape: FormShape,
): Promise<{ data: v.InferOutput<S>; pictures: SentPicture[] }> {
  if (!request.isMultipart()) throw new ShopError('UNSUPPORTED_MEDIA_TYPE');
  const { data, fields, pictures } = await readParts(ports, request, shape);
  if (pictures.length > shape.maxPictures) throw tooMany(shape);
  const words = data === undefined && shape.plainFields ? fields : parseJson(data);
  // parsePart returns the output of the given schema, or throws.
  return { data: parsePart(schema, words) as v.InferOutput<S>, pictures };
}

async function readParts(ports: Ports, request: FastifyRequest, shape: FormShape) {
  const { dataPart, fileField, otherFields = [], maxPictures, fields: most, megabytes, words } = shape;
  const pictureBytes = megabytes && megabytes * MEGABYTE;
  let data: unknown;
  const fields: Record<string, unknown> = {};
  const pictures: SentPicture[] = [];
  try {
    // The JSON part may arrive as a file part (a Blob with a type), so that one more is allowed.
    const limits: Limits = {
      files: maxPictures + 1,
      ...(most ? { fields: most } : {}),
      ...(words ? { fieldSize: words } : {}),
      ...(pictureBytes ? { fileSize: pictureBytes } : {}),
    };
    for await (const part of request.parts(shape.readsPastPictures ? streamed(shape, limits) : { limits })) {
      if (part.fieldname === dataPart) {
        // The JSON part is read once.
        if (data !== undefined) throw new ShopError('MALFORMED_REQUEST');
        data = part.type === 'file' ? await textOf(part, shape) : part.value;
      } else if (part.type !== 'file') fields[part.fieldname] = part.value;
      else if (part.fieldname === fileField || otherFields.includes(part.fieldname))
        await collect(ports, request, part, { pictures, most: pictureBytes });
      else await passOver(part, pictureBytes);
    }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'FILE_SIZE_EXCEEDED') throw tooLarge(shape);
    const refusal = toFormRefusal(error);
    if (refusal.code === 'IMAGE_COUNT_EXCEEDED') throw tooMany(shape);
    throw refusal;
  }
  return { data, fields, pictures };
}

/** Options for JSON that is read as a stream, up to the size of all pictures in base64. */
const streamed = ({ dataPart, maxPictures }: FormShape, limits: Limits) => ({
  limits: { ...limits, fileSize: limits.fileSize && maxPictures * limits.fileSize * IN_LETTERS },
  isPartAFile: (field: string | undefined, type: string | undefined, name: string | undefined) =>
    field === dataPart || name !== undefined || type === 'application/octet-stream',
});

const tooMany = ({ maxPictures, sentences }: FormShape): ShopError =>
  new ShopError('IMAGE_COUNT_EXCEEDED', [], {
    sentence: sentences?.many ?? `사진은 ${maxPictures}장까지 올릴 수 있어요.`,
  });

const tooLarge = ({ megabytes, sentences }: FormShape): ShopError => {
  const sentence = sentences?.large ?? `사진은 한 장에 ${megabytes}MB까지 올릴 수 있어요.`;
  return new ShopError('FILE_SIZE_EXCEEDED', [], megabytes ? { sentence } : {});
};

/** Receives a picture; browsers send an empty part for an untouched file input. */
async function collect(
  ports: Ports,
  request: FastifyRequest,
  part: MultipartFile,
  { pictures, most }: { pictures: SentPicture[]; most: number | undefined },
) {
  const picture = await receive(ports, request, part, most);
  if (picture.size > 0 || part.filename !== '') pictures.push({ ...picture, field: part.fieldname });
}

/** Reads the JSON part up to the limit of a field. */
async function textOf(
  { file }: MultipartFile,
  { words: most = WORDS_LIMIT, readsPastPictures }: FormShape,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of readsPastPictures ? withoutPictures(file) : file) {
    size += chunk.length;
    if (size > most) throw new ShopError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new ShopError('MALFORMED_REQUEST', [], { cause: error });
  }
}
