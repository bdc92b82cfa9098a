import type { EventObject } from 'xstate';
import type { FaultSettings } from '../faults/fault.ts';
import type { LiveLog, Report } from '../model/live-log.ts';

/** Everything that a page of the shop and a viewer tell each other; plain data. */
export type ShopPacket =
  | { from: 'shop'; page: string; kind: 'log'; log: LiveLog; faults: FaultSettings }
  | { from: 'shop'; page: string; kind: 'reports'; reports: readonly Report[] }
  | { from: 'shop'; page: string; kind: 'faults'; faults: FaultSettings };

export type ViewerPacket =
  /** A viewer came; `page` is null when any page will do. */
  | { from: 'viewer'; page: string | null; kind: 'hello' }
  | { from: 'viewer'; page: string; kind: 'send'; actor: number; event: EventObject }
  | { from: 'viewer'; page: string; kind: 'faults'; faults: FaultSettings };

type Packet = ShopPacket | ViewerPacket;

/** Name of the wire between pages of this origin. */
export const CHANNEL = 'sinbaljang-inspector';

/** One end of the wire between pages of this origin; nothing leaves the browser. */
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

/** Only our own pages can post to this channel, so the sender's word is enough. */
const isFrom = <One extends Packet>(packet: Packet, from: One['from']): packet is One => packet.from === from;
