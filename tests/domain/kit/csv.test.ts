import { describe, expect, test } from 'vitest';
import { csvFile, csvLine } from '#domain/kit/csv.ts';

describe('N-56: csvLine and csvFile', () => {
  test.each([
    ['=1+1', "'=1+1\r\n"],
    ['+82', "'+82\r\n"],
    ['-3', "'-3\r\n"],
    ['@all', "'@all\r\n"],
    ['\t=1', "'\t=1\r\n"],
    ['\r=1', '"\'\r=1"\r\n'],
    ['\n=1', '"\'\n=1"\r\n'],
    ['＝1+1', "'＝1+1\r\n"],
    ['＋82', "'＋82\r\n"],
    ['－3', "'－3\r\n"],
    ['＠all', "'＠all\r\n"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"\r\n'],
  ])('%j is written so that a spreadsheet runs no formula', (cell, line) => {
    expect(csvLine([cell])).toBe(line);
  });

  test('write numbers as numbers, null as an empty cell, and line breaks inside of their cell', () => {
    expect(csvLine([-3, null, 'a\nb', '가'])).toBe('-3,,"a\nb",가\r\n');
  });

  test('start a file with the byte order mark that spreadsheets need for Korean', () => {
    expect(csvFile(['이름', '수'], [['하은', 2]])).toBe('\uFEFF이름,수\r\n하은,2\r\n');
  });
});
