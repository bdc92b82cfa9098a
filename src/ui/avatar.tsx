import { initialsOf } from '#domain/members/avatar.ts';
import { styled } from '#src/styles/stitches.ts';
import { Picture } from './picture.tsx';

const Round = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$sunken',
  color: '$ink',
  fontWeight: 700,
  fontSize: '13px',
});

/** Drawing of a person, where a profile picture fails. */
export const PROFILE_PLACEHOLDER = '/images/profile-placeholder.svg';

/** A member's picture, or the initials of the nickname. Decorative: the name is shown beside it. */
export function Avatar({
  nickname,
  image,
  size = 36,
}: {
  nickname: string;
  image?: string | null;
  size?: number;
}) {
  return (
    <Round css={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      {image ? (
        <Picture image={image} alt="" width={size} height={size} fallback={PROFILE_PLACEHOLDER} />
      ) : (
        initialsOf(nickname)
      )}
    </Round>
  );
}
