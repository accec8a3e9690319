import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');

/** Collects V8's garbage at once: all of it, or that among the young objects. */
export const collectGarbage = vm.runInNewContext('gc') as (options?: { type: 'minor' }) => void;
