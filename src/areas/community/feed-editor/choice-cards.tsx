import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';

const Group = styled('fieldset', {
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: '$2', fontWeight: '$semibold', fontSize: '$label' },
  '& > p': { marginTop: '$1', fontSize: '$label', color: '$danger' },
});
/** Row of cards that scrolls sideways. */
const Line = styled('div', {
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: '$2',
  overflowX: 'auto',
  padding: '3px',
  margin: '-3px',
  scrollbarWidth: 'thin',
  variants: {
    size: { picture: { gridAutoColumns: '120px' }, words: { gridAutoColumns: 'minmax(140px, max-content)' } },
  },
});
const Card = styled('label', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minHeight: '44px',
  padding: '$2',
  border: '1px solid $line',
  borderRadius: '$card',
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: '$ink', boxShadow: 'inset 0 0 0 1px $colors$ink' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink', outlineOffset: '1px' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

export type CardChoice = { value: string; content: ReactNode };

type ChoiceCardsProps = {
  label: string;
  required?: boolean;
  name: string;
  size: 'picture' | 'words';
  choices: readonly CardChoice[];
  /** Chosen value; a list allows several, and each press adds or removes one. */
  value: string | readonly string[];
  children?: ReactNode;
  problem: string | undefined;
  onChoose: (value: string) => void;
};

/** Group of radio buttons, or of checkboxes, whose options are cards. */
export const ChoiceCards = (props: ChoiceCardsProps) => {
  const { label, required = false, name, size, choices, value, problem, onChoose, children } = props;
  const isChosen = (one: string) => (typeof value === 'string' ? one === value : value.includes(one));
  return (
    <Group aria-invalid={Boolean(problem)}>
      <legend>
        {label}
        {required ? ` (${commonText.required})` : ''}
      </legend>
      {children}
      <Line size={size}>
        {choices.map((choice) => (
          <Card key={choice.value}>
            <input
              type={typeof value === 'string' ? 'radio' : 'checkbox'}
              name={name}
              checked={isChosen(choice.value)}
              onChange={() => onChoose(choice.value)}
            />
            {choice.content}
          </Card>
        ))}
      </Line>
      {problem ? <p role="alert">{problem}</p> : null}
    </Group>
  );
};
