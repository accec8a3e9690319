import os from 'node:os';
import { bold, dim, green, red, say, seconds } from '../terminal.ts';
import type { Check } from './check.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** Runs all checks, as many at a time as there are cores, and prints each with its failure. */
export async function runChecks(checks: Check[]): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  const queue = [...checks];
  const work = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const started = performance.now();
      const problems = await check.run().catch((error: unknown) => String(error));
      const duration = dim(seconds(performance.now() - started));
      if (problems === '') {
        counts.passed++;
        say(`${green('✓')} check ${check.name} ${duration}`);
      } else {
        counts.failed++;
        say(`${red('✗')} check ${bold(check.name)} ${duration}\n${indent(problems)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return counts;
}

const indent = (text: string) => text.replace(/^/gm, '    ');
