import { avatarColourOf, initialsOf } from '#domain/members/profile/avatar.ts';
import { styled } from '#src/styles/stitches.ts';
import { Picture } from '../picture.tsx';

/** Gradients of initials; white letters are readable on both ends of each. */
export const AVATAR_GRADIENTS = [
  ['#c9443b', '#8a2342'],
  ['#2c7a8c', '#123f5e'],
  ['#9a6420', '#66360f'],
  ['#6a5bc9', '#3a2b86'],
  ['#3d7f4c', '#134c3c'],
  ['#b6478f', '#642169'],
  ['#5c7080', '#2d3946'],
  ['#2f70bd', '#22398a'],
  ['#6f7620', '#3c4a17'],
  ['#c9466f', '#7a2151'],
  ['#8b6755', '#49332e'],
  ['#8955bf', '#482982'],
] as const;

const colourOf = (id: number) => {
  const [from, to] = AVATAR_GRADIENTS[avatarColourOf(id)] ?? AVATAR_GRADIENTS[0];
  return { color: '#ffffff', backgroundImage: `linear-gradient(140deg, ${from}, ${to})` };
};

const Round = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$sunken',
  color: '$ink2',
  fontWeight: '$semibold',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/** Placeholder for a profile picture that fails to load. */
export const PROFILE_PLACEHOLDER = '/images/profile-placeholder.svg';

export type AvatarProps = {
  /** Id that determines the colour; without it the disc is grey. */
  id?: number | undefined;
  nickname: string;
  image?: string | null | undefined;
  size?: number;
};

/** A member's picture, or the initials of the nickname on a colour by id. Decorative: the name is shown beside it. */
export function Avatar({ id, nickname, image, size = 36 }: AvatarProps) {
  const side = `${size}px`;
  const colour = image || id === undefined ? {} : colourOf(id);
  return (
    <Round
      css={{ width: side, height: side, fontSize: `${Math.round(size * 0.36)}px`, ...colour }}
      aria-hidden="true"
    >
      {image ? (
        <Picture image={image} alt="" width={size} height={size} fallback={PROFILE_PLACEHOLDER} />
      ) : (
        initialsOf(nickname)
      )}
    </Round>
  );
}
