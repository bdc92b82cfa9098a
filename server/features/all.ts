import type { Feature } from '../kit/feature.ts';
import { authRoutes } from './auth/routes.ts';

/** Every feature of the server, registered explicitly. */
export const features: readonly Feature[] = [authRoutes];
