import { useCallback, useEffect, useRef, useState } from 'react';
import type { EventObject } from 'xstate';
import { type FaultSettings, NO_FAULTS } from '../faults/fault.ts';
import { addReports, EMPTY_LOG, type LiveLog } from '../model/live-log.ts';
import { plainEvent } from '../model/replay.ts';
import { openWire, type ShopPacket, type ViewerPacket } from './protocol.ts';

export type Shop = {
  /** Id of the page; null until one has answered. */
  page: string | null;
  log: LiveLog;
  faults: FaultSettings;
  send(actor: number, event: EventObject): void;
  setFaults(faults: FaultSettings): void;
};

const askedPage = (): string | null => new URLSearchParams(window.location.search).get('page');

/** Connects to the page of the shop in the viewer's address, otherwise to the first that answers. */
export function useShop(): Shop {
  const [page, setPage] = useState<string | null>(null);
  const [log, setLog] = useState<LiveLog>(EMPTY_LOG);
  const [faults, keepFaults] = useState<FaultSettings>(NO_FAULTS);
  const post = useRef<(packet: ViewerPacket) => void>(() => {});
  useEffect(() => {
    let mine = askedPage();
    const wire = openWire<ShopPacket, ViewerPacket>('shop', (packet) => {
      mine ??= packet.page;
      if (packet.page !== mine) return;
      setPage(mine);
      if (packet.kind === 'log') setLog(packet.log);
      if (packet.kind === 'reports') setLog((now) => addReports(now, packet.reports));
      if (packet.kind !== 'reports') keepFaults(packet.faults);
    });
    post.current = wire.post;
    wire.post({ from: 'viewer', page: mine, kind: 'hello' });
    return wire.close;
  }, []);
  const send = useCallback(
    (actor: number, event: EventObject) =>
      page && post.current({ from: 'viewer', page, kind: 'send', actor, event: plainEvent(event) }),
    [page],
  );
  const setFaults = (next: FaultSettings) => {
    keepFaults(next);
    if (page) post.current({ from: 'viewer', page, kind: 'faults', faults: next });
  };
  return { page, log, faults, send, setFaults };
}
