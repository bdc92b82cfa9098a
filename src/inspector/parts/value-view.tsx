import { styled } from '#src/styles/stitches.ts';
import { plainCopy } from '../model/sanitize.ts';

const Pre = styled('pre', {
  margin: 0,
  padding: '$2 $3',
  maxHeight: '220px',
  overflow: 'auto',
  borderRadius: '$control',
  background: '$sunken',
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: '12px',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  wordBreak: 'break-word',
});

/** Value as indented text: short values on one line, long ones cut. Values of a running shop were masked there. */
export function ValueView({ value }: { value: unknown }) {
  return <Pre tabIndex={-1}>{textOf(value)}</Pre>;
}

const ONE_LINE = 44;

/** Returns a value as short JSON text. */
export function textOf(value: unknown): string {
  const plain = plainCopy(value, false).value;
  const short = JSON.stringify(plain) ?? 'undefined';
  return short.length <= ONE_LINE ? short : JSON.stringify(plain, null, 2);
}
