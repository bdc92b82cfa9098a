import { styled } from '#src/styles/stitches.ts';

/** Text area for JSON. */
export const JsonArea = styled('textarea', {
  width: '100%',
  minHeight: '76px',
  padding: '$2',
  border: '1px solid $control',
  borderRadius: '$control',
  background: '$bg',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace !important',
  fontSize: '12px !important',
});

/** Parses JSON; undefined if the text is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
