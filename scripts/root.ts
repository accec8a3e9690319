import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** Where a running copy keeps its private servers' data, secrets and logs; never committed. */
export const dataFolder = path.join(root, '.data');
