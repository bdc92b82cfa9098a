import { createFileMachine } from '../kit/file.machine.ts';
import type { TrailFilter } from './audit-trail.machine.ts';

export const auditFileMachine = createFileMachine<TrailFilter>({
  id: 'auditFile',
  description: 'What the trail shows, as a file; whoever takes it shows who they are first.',
});
