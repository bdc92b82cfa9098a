import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../kit/network-of.ts';
import { deviceOf } from '../door/device-of.ts';

/** From where somebody comes who logs in: a network, browser and system in words, and the mark that the browser keeps. */
export type Arrival = { network: string; device: string; mark: string | undefined };

export const arrivalOf = ({ ip, headers }: FastifyRequest, mark: string | undefined): Arrival => ({
  network: networkOf(ip),
  device: deviceOf(headers['user-agent']),
  mark,
});
