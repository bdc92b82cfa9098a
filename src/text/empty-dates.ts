/** What a date field shows where nothing is typed yet. */
export const emptyDate = '연도. 월. 일.';
export const emptyTime = '––:––';
