import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { Config } from '../config.ts';
import { fromPrimary, fromReplica } from '../db/replica/read-source.ts';
import { OWN_WRITES_SECONDS, saysWrote, setWrote } from '../kit/cookies/own-writes.ts';
import type { Area } from '../kit/ports/page-invalidation.ts';
import { ShopError } from '../kit/shop-error.ts';

/** Areas whose reads are lists and details that all people see. */
const AREAS: ReadonlySet<Area> = new Set<Area>(['catalogue', 'community', 'reviews', 'questions']);
/** Figures of dashboards. */
const FIGURES = /^\/api\/(?:seller|admin)\/dashboard(?:\/|$)/;

const NOT_FOUND = 404;
/** Members whose last write is remembered by this process; beyond it those who wrote first are forgotten. */
const MOST_MEMBERS = 10_000;

/** Returns whether an endpoint may be answered by a replica. */
export const isReplicaRead = (area: Area, { method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  method === 'GET' && (AREAS.has(area) || FIGURES.test(path));

/**
 * Decides what is read from the replica. Whoever wrote within five seconds reads the primary: the browser by a
 * cookie, which every server understands; a member without cookies at the server that took the write.
 */
export function replicaReads({ databaseReadUrl, publicUrl }: Pick<Config, 'databaseReadUrl' | 'publicUrl'>) {
  const wroteAt = new Map<number, number>();
  const isOn = databaseReadUrl !== null;

  function wroteLately(request: FastifyRequest): boolean {
    if (saysWrote(request)) return true;
    const at = request.memberId === null ? undefined : wroteAt.get(request.memberId);
    return at !== undefined && performance.now() - at < OWN_WRITES_SECONDS * 1_000;
  }

  return {
    /** Notes a write of a request, before its answer is sent. */
    noteWrite(request: FastifyRequest, reply: FastifyReply): void {
      if (!isOn) return;
      setWrote(reply, publicUrl.startsWith('https:'));
      if (request.memberId === null) return;
      wroteAt.delete(request.memberId);
      wroteAt.set(request.memberId, performance.now());
      const [first] = wroteAt.keys();
      if (wroteAt.size > MOST_MEMBERS && first !== undefined) wroteAt.delete(first);
    },
    /**
     * Reads from the replica, unless the request wrote lately, and once more from the primary where the replica
     * could not: it is gone, the read had to write (a list with stale bitmaps), or it does not know a row yet.
     */
    async read<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      if (!isOn || wroteLately(request)) return work();
      try {
        return await fromReplica(work);
      } catch (error) {
        if (error instanceof ShopError && error.statusCode !== NOT_FOUND) throw error;
        return fromPrimary(work);
      }
    },
  };
}

export type ReplicaReads = ReturnType<typeof replicaReads>;
