import { needsLeft, PASSWORD_NEEDS } from '#domain/members/recovery/password-rules.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { needText, signUpText as text } from '../signup/sign-up.text.ts';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$label',
});
const Need = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  variants: { met: { true: { color: '$success' }, false: { color: '$ink3' } } },
});

/** Requirements of a password, ticked while typing; there is no strength meter. */
export function PasswordNeeds({ password }: { password: string }) {
  const left = needsLeft(password);
  return (
    <List aria-label={text.needs}>
      {PASSWORD_NEEDS.map(({ need }) => {
        const met = !left.includes(need);
        return (
          <Need key={need} met={met}>
            <Icon name={met ? 'check' : 'minus'} size={16} />
            {needText[need]}
            <VisuallyHidden> {met ? text.met : text.unmet}</VisuallyHidden>
          </Need>
        );
      })}
    </List>
  );
}
