import { createResourceMachine } from '../kit/resource.machine.ts';

/** The signed-in person's own figures in the side menu. */
export type MemberFigures = { points: number; level: string };

export const memberFiguresMachine = createResourceMachine<MemberFigures>({ id: 'memberFigures' });
