import { createResourceMachine } from '../kit/resource.machine.ts';

/** The signed-in person's own figures in the side menu: what a member has, or what waits for a seller. */
export type MemberFigures =
  | { of: 'member'; points: number; level: string; coupons: number }
  | { of: 'seller'; ordered: number; shipped: number };

export const memberFiguresMachine = createResourceMachine<MemberFigures>({
  id: 'memberFigures',
  description: 'My own figures in the side menu, read when it opens; a failure leaves no gap.',
  silent: true,
});
