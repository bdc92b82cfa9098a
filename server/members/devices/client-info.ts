import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../kit/rate-limit/network-of.ts';
import { deviceOf } from './device-name.ts';

/** Origin of a login: network, browser and operating system as text, and device token. */
export type ClientInfo = { network: string; device: string; mark: string | undefined };

/** Returns the origin of a request. */
export const clientInfoOf = ({ ip, headers }: FastifyRequest, mark: string | undefined): ClientInfo => ({
  network: networkOf(ip),
  device: deviceOf(headers['user-agent']),
  mark,
});
