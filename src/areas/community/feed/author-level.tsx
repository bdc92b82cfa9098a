import { LEVELS } from '#domain/rewards/level.ts';
import { LevelMedal } from '#src/ui/members/medal.tsx';

/** Medal of a member's level, by the level's name in the API. */
export function AuthorLevel({ name }: { name: string | null }) {
  const level = LEVELS.find(({ levelName }) => levelName === name);
  return level ? <LevelMedal level={level} size={18} /> : null;
}
