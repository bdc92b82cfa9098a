import { describe, expect, test } from 'vitest';
import { csvFile, csvLine } from '#domain/kit/csv.ts';

describe('N-56: csv', () => {
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
  ])('%j is no formula', (cell, line) => {
    expect(csvLine([cell])).toBe(line);
  });

  test('numbers stay numbers, nothing is an empty cell, and lines within a cell stay in it', () => {
    expect(csvLine([-3, null, 'a\nb', '가'])).toBe('-3,,"a\nb",가\r\n');
  });

  test('a file begins with the mark by which spreadsheets know Korean', () => {
    expect(csvFile(['이름', '수'], [['하은', 2]])).toBe('\uFEFF이름,수\r\n하은,2\r\n');
  });
});
