import os from 'node:os';
import { bold, dim, green, red, say, seconds } from '../terminal.ts';
import type { Counts, Failure } from '../testing/counts.ts';
import type { Check } from './check.ts';

/** Runs all checks, as many at a time as there are cores, and prints each with its failure. */
export async function runChecks(checks: Check[]): Promise<{ counts: Counts; failures: Failure[] }> {
  const counts = { passed: 0, failed: 0 };
  const failures: Failure[] = [];
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
        failures.push({ name: `check ${check.name}`, why: problems });
        say(`${red('✗')} check ${bold(check.name)} ${duration}\n${indent(problems)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return { counts, failures };
}

const indent = (text: string) => text.replace(/^/gm, '    ');
