import type { EventObject } from 'xstate';
import type { FaultSettings } from '../faults/fault.ts';
import type { LiveLog, Report } from '../model/live-log.ts';

/** Messages between a page of the shop and a viewer; plain data only. */
export type ShopPacket =
  | { from: 'shop'; page: string; kind: 'log'; log: LiveLog; faults: FaultSettings }
  | { from: 'shop'; page: string; kind: 'reports'; reports: readonly Report[] }
  | { from: 'shop'; page: string; kind: 'faults'; faults: FaultSettings };

export type ViewerPacket =
  /** A viewer connects; `page` is null if any page will do. */
  | { from: 'viewer'; page: string | null; kind: 'hello' }
  | { from: 'viewer'; page: string; kind: 'send'; actor: number; event: EventObject }
  | { from: 'viewer'; page: string; kind: 'faults'; faults: FaultSettings };

type Packet = ShopPacket | ViewerPacket;

/** Name of the BroadcastChannel. */
export const CHANNEL = 'sinbaljang-inspector';

/** Opens one end of the channel between pages of this origin; nothing leaves the browser. */
export function openWire<In extends Packet, Out extends Packet>(
  from: In['from'],
  receive: (packet: In) => void,
) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Packet>) => {
    if (isFrom<In>(data, from)) receive(data);
  };
  return { post: (packet: Out) => channel.postMessage(packet), close: () => channel.close() };
}

/** Type guard by sender; only our own pages can post to this channel, so the field is trusted. */
const isFrom = <One extends Packet>(packet: Packet, from: One['from']): packet is One => packet.from === from;
