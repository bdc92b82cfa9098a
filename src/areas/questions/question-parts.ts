import { styled } from '#src/styles/stitches.ts';

/** Text of a question or an answer, with its line breaks. */
export const Words = styled('p', {
  maxWidth: '$reading',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  variants: { unreadable: { true: { color: '$ink3' }, false: {} } },
});

/** Box of one answer below its question. */
export const AnswerBox = styled('section', {
  maxWidth: '$reading',
  display: 'grid',
  gap: '$1',
  padding: '$3 $4',
  borderRadius: '$control',
  background: '$sunken',
  '& strong': { fontSize: '$meta', fontWeight: '$semibold' },
});

/** Author and time of a text. */
export const Facts = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  minWidth: 0,
  fontSize: '$meta',
  color: '$ink3',
});
