import type { Generated } from 'kysely';
import type { DepositBank } from '#domain/trade/orders/deposit.ts';

/** Tables of virtual accounts and of the accounts to which their deposits are refunded. */
declare module '../../../db/database.ts' {
  interface Database {
    virtual_accounts: {
      order_id: number;
      payment_key: string;
      bank: string;
      account_number: string;
      depositor: string;
      /** SHA-256 of the provider's secret; null for a provider without one. */
      secret_hash: string | null;
      due_at: Date;
      /** Won that have arrived so far. */
      deposited: Generated<number>;
      issued_at: Date;
    };
    refund_accounts: {
      order_id: number;
      bank: DepositBank;
      number_sealed: string;
      /** Last digits of the number, which are shown. */
      number_tail: string;
      holder: string;
      updated_at: Date;
    };
  }
}
