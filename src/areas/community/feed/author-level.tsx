import { LEVELS } from '#domain/rewards/level.ts';
import { LevelMedal } from '#src/ui/members/medal.tsx';

/** The medal of a member's level, by its name on the wire. */
export function AuthorLevel({ name }: { name: string | null }) {
  const level = LEVELS.find(({ levelName }) => levelName === name);
  return level ? <LevelMedal level={level} size={18} /> : null;
}
