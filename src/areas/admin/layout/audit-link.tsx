import { trailOf } from '#src/areas/admin/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { adminFrameText as text } from './admin-layout.text.ts';

/** Link to all audit entries of one thing; `name` completes the accessible name. */
export const TrailLink = ({ type, id, name }: { type: string; id: number; name: string }) => (
  <TextLink href={trailOf(type, id)} aria-label={text.trailOf(name)}>
    {text.trail}
  </TextLink>
);
