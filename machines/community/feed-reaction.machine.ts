import { createToggleMachine } from '../kit/toggle.machine.ts';

export const feedReactionMachine = createToggleMachine({ id: 'feedReaction' });
