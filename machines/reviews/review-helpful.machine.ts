import { createToggleMachine } from '../kit/toggle.machine.ts';

export const reviewHelpfulMachine = createToggleMachine({ id: 'reviewHelpful' });
