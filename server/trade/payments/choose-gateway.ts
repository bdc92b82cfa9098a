import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../kit/context.ts';
import type { PaymentGateway } from '../../kit/ports/payment-gateway.ts';
import { withCircuitBreaker } from './gateway-circuit-breaker.ts';
import { testGateway } from './test-gateway.ts';
import { tossGateway } from './toss-gateway.ts';

/**
 * Returns Toss Payments if its key is configured, otherwise the built-in test provider, behind a
 * circuit breaker.
 */
export const chooseGateway = (config: Config, db: Kysely<Database>, clock: Clock): PaymentGateway =>
  withCircuitBreaker(
    config.toss ? tossGateway({ ...config.toss, publicUrl: config.publicUrl }) : testGateway(db, clock),
    clock,
  );
