import { createResourceMachine } from '../kit/resource.machine.ts';

export const popularTermsMachine = createResourceMachine<string[]>({ id: 'popularTerms' });
