import * as v from 'valibot';
import { intQuery } from '../forms/fields.ts';
import { dateField } from '../forms/form-fields.ts';
import { COMPARISONS, MOST_DAYS, USUAL_DAYS } from '../period.ts';

/** The period and what it is compared with, as every call of the dashboards takes it. */
/* @__NO_SIDE_EFFECTS__ */
export const periodQuery = () => ({
  from: v.optional(dateField),
  to: v.optional(dateField),
  /** So many days up to the end, where no start is said. */
  days: intQuery(USUAL_DAYS, 1, MOST_DAYS),
  compare: v.optional(v.picklist(COMPARISONS), 'previous'),
});

export const periodSchema = v.object({ from: v.string(), to: v.string() });
