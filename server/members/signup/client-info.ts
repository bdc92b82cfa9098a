import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../kit/rate-limit/network-of.ts';
import { deviceOf } from '../auth/device-of.ts';

/** From where somebody comes who logs in: a network, browser and system in words, and the mark that the browser keeps. */
export type ClientInfo = { network: string; device: string; mark: string | undefined };

export const clientInfoOf = ({ ip, headers }: FastifyRequest, mark: string | undefined): ClientInfo => ({
  network: networkOf(ip),
  device: deviceOf(headers['user-agent']),
  mark,
});
