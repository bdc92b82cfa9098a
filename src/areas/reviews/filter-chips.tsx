import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '40px',
  border: '1px solid $control',
  borderRadius: '$round',
  fontSize: '$label',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@small': { minHeight: '44px' },
} as const;
const filled = { background: '$ink', borderColor: '$ink', color: '$onInk' } as const;
const ring = { outline: '2px solid $ink', outlineOffset: '2px' } as const;

const Toggle = styled('label', {
  ...chip,
  padding: '0 14px',
  '&:has(input:checked)': filled,
  '&:focus-within:has(:focus-visible)': ring,
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

type ChipToggleProps = {
  checked: boolean;
  title?: string;
  onChange: (checked: boolean) => void;
  children: string;
};

/** Chip of a filter that is on or off. */
export const ChipToggle = ({ checked, title, onChange, children }: ChipToggleProps) => (
  <Toggle title={title}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </Toggle>
);

const Choice = styled('span', {
  ...chip,
  '& select': {
    appearance: 'none',
    height: '100%',
    padding: '0 34px 0 14px',
    border: 0,
    borderRadius: '$round',
    background: 'transparent',
    color: 'inherit',
    fontSize: '$label',
    cursor: 'pointer',
    // Desktop browsers draw the option list in the colours of the page.
    '& option': { background: '$bg', color: '$ink' },
  },
  '& svg': { position: 'absolute', right: '12px', pointerEvents: 'none' },
  variants: { narrows: { true: filled } },
});

type ChipSelectProps = {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  narrows?: boolean;
  onChange: (value: string) => void;
};

/** Chip of a filter with several values, which shows the selected one. */
export const ChipSelect = ({ label, choices, value, narrows = false, onChange }: ChipSelectProps) => (
  <Choice narrows={narrows}>
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
    <Icon name="down" size={14} />
  </Choice>
);
