import { useId } from 'react';
import { BODY_VISIBILITIES, type BodyVisibility } from '#domain/members/profile/profile.ts';
import { profileText as text } from '#src/areas/members/profile/profile.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';

const Group = styled('fieldset', {
  display: 'grid',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: '$semibold', fontSize: '$label' },
});
const Choice = styled('label', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '$3',
  minHeight: '44px',
  padding: '$2 0',
  cursor: 'pointer',
  '& + &': { borderTop: '1px solid $line' },
  '& input': { width: '20px', height: '20px', margin: 0, accentColor: '$colors$ink' },
  '& small': { gridColumn: 2, color: '$ink3', fontSize: '$label' },
});

type ChoiceProps = {
  value: string;
  saving: boolean;
  /** Hides the legend, where a heading says the same. */
  titled?: boolean;
  onChoose: (value: BodyVisibility) => void;
};

/** Radio group of who can see the body measurements, with an explanation each. */
export function BodyVisibilityChoice({ value, saving, titled = false, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Group>
      <legend>
        {titled ? <VisuallyHidden>{text.fields.bodyVisibility}</VisuallyHidden> : text.fields.bodyVisibility}
      </legend>
      {BODY_VISIBILITIES.map((visibility) => (
        <Choice key={visibility}>
          <input
            type="radio"
            name={id}
            value={visibility}
            checked={value === visibility}
            aria-disabled={saving}
            aria-labelledby={`${id}-${visibility}`}
            aria-describedby={`${id}-${visibility}-hint`}
            onChange={() => onChoose(visibility)}
          />
          <span id={`${id}-${visibility}`}>{text.bodyVisibility[visibility]}</span>
          <small id={`${id}-${visibility}-hint`}>{text.bodyVisibilityHint[visibility]}</small>
        </Choice>
      ))}
    </Group>
  );
}
