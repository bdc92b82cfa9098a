import { auditPath } from '#src/areas/admin/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { adminLayoutText as text } from './admin-layout.text.ts';

/** Link to all audit entries of one thing; `name` completes the accessible name. */
export const AuditLink = ({ type, id, name }: { type: string; id: number; name: string }) => (
  <TextLink href={auditPath(type, id)} aria-label={text.trailOf(name)}>
    {text.trail}
  </TextLink>
);
