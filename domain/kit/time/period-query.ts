import * as v from 'valibot';
import { dayField } from '../forms/form-fields.ts';

const DATE_TIME =
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const SENTENCE = '시각은 2026-11-21T09:30:00처럼 입력해 주세요.';

/**
 * Timestamp of legacy clients: Asia/Seoul without a zone; a bare day means its start or its end.
 */
const momentField = (edge: '00:00:00' | '23:59:59.999') =>
  v.pipe(
    v.string(SENTENCE),
    v.regex(DATE_TIME, SENTENCE),
    v.check((text) => v.safeParse(dayField, text).success, SENTENCE),
    v.transform((text) => {
      const [day, time = edge] = text.split('T');
      return new Date(`${day}T${/(Z|[+-]\d{2}:?\d{2})$/.test(time) ? time : `${time}+09:00`}`);
    }),
    v.check((moment) => !Number.isNaN(moment.getTime()), SENTENCE),
  );

/** Query parameters of a period, both ends inclusive. */
export const periodFields = { startDate: momentField('00:00:00'), endDate: momentField('23:59:59.999') };

/** Message for a period that ends before it starts. */
export const NOT_IN_ORDER = '끝나는 때가 시작보다 늦어야 해요.';
/** Returns whether a period does not end before it starts. */
export const isInOrder = ({ startDate, endDate }: { startDate: Date; endDate: Date }): boolean =>
  startDate <= endDate;
