import { z } from 'zod';

/** Marketing network and up to three sub ids of the first landing (specification §3 "Traffic source"). */
export const trafficSource = z.strictObject({
  network: z.string().max(64),
  ref: z.string().max(128).default(''),
  sub1: z.string().max(128).default(''),
  sub2: z.string().max(128).default(''),
  sub3: z.string().max(128).default(''),
});
export type TrafficSource = z.output<typeof trafficSource>;
