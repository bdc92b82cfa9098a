const two = (value: number): string => String(value).padStart(2, '0');

const textOf = (date: Date): string =>
  `${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}.${Math.floor(date.getMilliseconds() / 100)}`;

/** Time of a row of the log, to a tenth of a second. */
export const LogTime = ({ at }: { at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{textOf(new Date(at))}</time>
);
