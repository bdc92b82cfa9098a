import * as v from 'valibot';
import { intQuery } from '../forms/fields.ts';
import { dateField } from '../forms/form-fields.ts';
import { COMPARISONS, MOST_DAYS, USUAL_DAYS } from '../period.ts';

/** Query parameters of a period and its comparison, shared by all dashboard endpoints. */
/* @__NO_SIDE_EFFECTS__ */
export const periodQuery = () => ({
  from: v.optional(dateField),
  to: v.optional(dateField),
  /** Length in days up to the end, used if no start is given. */
  days: intQuery(USUAL_DAYS, 1, MOST_DAYS),
  compare: v.optional(v.picklist(COMPARISONS), 'previous'),
});

/** Schema of a period from a first to a last day. */
export const periodSchema = v.object({ from: v.string(), to: v.string() });
