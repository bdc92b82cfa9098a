import { assign, setup } from 'xstate';
import { type AuditChain, type AuditCheck, auditChain, verifyAudit } from '#domain/admin/audit/audit-log.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

/** Machine that shows the end of the audit hash chain and verifies it on request. */
export const auditChainMachine = setup({
  types: {
    context: {} as { chain: AuditChain | null; check: AuditCheck | null; error: string | null },
    events: {} as { type: 'check.asked' } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: { load: endpointPort(auditChain, () => ({})), verify: endpointPort(verifyAudit, () => ({})) },
  actions: {
    keepChain: assign({ chain: (_, params: { chain: AuditChain }) => params.chain, error: null }),
    keepCheck: assign({ check: (_, params: { check: AuditCheck }) => params.check, error: null }),
    forgetCheck: assign({ check: null, error: null }),
    keepError,
  },
}).createMachine({
  id: 'auditChain',
  description: 'Where the chain over the trail ends, and whether what it guards is as it was written.',
  context: { chain: null, check: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('standing', 'keepChain', 'chain'),
      onError: toFailed,
    }),
    standing: { tags: ['ready'], on: { 'check.asked': { target: 'checking' } } },
    checking: invoking({
      tags: ['ready', 'saving'],
      entry: 'forgetCheck',
      src: 'verify',
      onDone: withOutput('checked', 'keepCheck', 'check'),
      onError: withError('unchecked'),
    }),
    checked: { tags: ['ready'], on: { 'check.asked': { target: 'checking' } } },
    unchecked: {
      tags: ['ready'],
      description: 'Nobody has looked: that says nothing of the trail.',
      on: { 'check.asked': { target: 'checking' } },
    },
    failed: failed('loading'),
  },
});
