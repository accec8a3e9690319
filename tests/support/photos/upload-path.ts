import { randomUUID } from 'node:crypto';

/** The address of one upload, to a member's own gallery or to that of a fictional profile. */
export const uploadPath = (clientId: string = randomUUID(), of = '/api/photos'): string =>
  `${of}?client_id=${clientId}`;
