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

/** Bytes of the JSON part. */
export const WORDS_LIMIT = 100 * 1024;
const MEGABYTE = 1024 * 1024;

type Ports = Pick<Context, 'files'>;
type Limits = { files: number; fields?: number; fieldSize?: number; fileSize?: number };
/** A picture with the field that it came in. */
type SentPicture = ReceivedFile & { field: string };

export type FormShape = {
  /** Part that carries the words as JSON. */
  dataPart: string;
  fileField: string;
  maxPictures: number;
  /** Without the JSON part, the other fields are the words. */
  plainFields?: boolean;
  /** Other names of the field that pictures come in. */
  otherFields?: readonly string[];
  /** How many fields it may have, and how large a picture may be, where that is more than usual. */
  fields?: number;
  megabytes?: number;
  /** Bytes that its words may have, where that is more than usual. */
  words?: number;
  /** What is said of too many and of too large ones, where they are no pictures. */
  sentences?: { many: string; large: string };
  /** Its words may hold the pictures a second time, as older clients send them; these do not count as words. */
  readsPastPictures?: boolean;
};

/** Pictures grow by a third when they are written in letters. */
const IN_LETTERS = 4 / 3;

/** Reads the words of a form, validated by `schema`, and its pictures. */
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
  // parsePart answers the output of the schema it was given, or throws.
  return { data: parsePart(schema, words) as v.InferOutput<S>, pictures };
}

async function readParts(ports: Ports, request: FastifyRequest, shape: FormShape) {
  const { dataPart, fileField, otherFields = [], maxPictures, fields: most, megabytes, words } = shape;
  const pictureBytes = megabytes && megabytes * MEGABYTE;
  let data: unknown;
  const fields: Record<string, unknown> = {};
  const pictures: SentPicture[] = [];
  try {
    // The JSON part may arrive as a file part too (a Blob with a type), so one more is allowed.
    const limits: Limits = {
      files: maxPictures + 1,
      ...(most ? { fields: most } : {}),
      ...(words ? { fieldSize: words } : {}),
      ...(pictureBytes ? { fileSize: pictureBytes } : {}),
    };
    for await (const part of request.parts(shape.readsPastPictures ? streamed(shape, limits) : { limits })) {
      if (part.fieldname === dataPart) {
        // Words are read once, however long a part may be.
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

/** Words that come as a stream whatever they are called, as long as all their pictures in letters. */
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

/** Browsers send an empty part for an untouched file input. */
async function collect(
  ports: Ports,
  request: FastifyRequest,
  part: MultipartFile,
  { pictures, most }: { pictures: SentPicture[]; most: number | undefined },
) {
  const picture = await receive(ports, request, part, most);
  if (picture.size > 0 || part.filename !== '') pictures.push({ ...picture, field: part.fieldname });
}

/** The words of a form are no longer as a file than they may be as a field. */
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
