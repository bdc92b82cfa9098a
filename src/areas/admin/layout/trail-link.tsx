import { trailOf } from '#src/areas/admin/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { adminFrameText as text } from './admin-frame.text.ts';

/** Everything that was done to one thing, in the trail. `name` tells readers whose it is. */
export const TrailLink = ({ type, id, name }: { type: string; id: number; name: string }) => (
  <TextLink href={trailOf(type, id)} aria-label={text.trailOf(name)}>
    {text.trail}
  </TextLink>
);
