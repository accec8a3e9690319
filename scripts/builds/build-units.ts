import fs from 'node:fs';
import path from 'node:path';
import { dataFolder, root } from '../root.ts';
import { step } from '../terminal.ts';
import { hashOf } from './inputs.ts';
import { withLock } from './lock.ts';
import type { Unit, UnitName } from './units.ts';

/** What happened to a unit. */
export type Outcome = 'built' | 'unchanged';

const STAMP = '.stamp';

/**
 * Builds those units whose inputs changed since they were built last; what does not depend on each other
 * builds at the same time. `report` is called around each unit's work; each is a step of the terminal by default.
 * @throws the first failure, with the tool's output; units that were under way are waited for.
 */
export function buildUnits(
  all: Unit[],
  report: (unit: UnitName, work: () => Promise<Outcome>) => Promise<Outcome> = asStep,
): Promise<void> {
  return withLock(path.join(dataFolder, 'build.lock'), async () => {
    const started = new Map<UnitName, Promise<Outcome>>();
    for (const unit of all) {
      const before = unit.after.map((name) => started.get(name));
      started.set(
        unit.name,
        Promise.all(before).then(() => report(unit.name, () => buildIfChanged(unit))),
      );
    }
    const results = await Promise.allSettled(started.values());
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  });
}

function asStep(unit: UnitName, work: () => Promise<Outcome>): Promise<Outcome> {
  return step(`build ${unit}`, work, (outcome) => outcome);
}

async function buildIfChanged(unit: Unit): Promise<Outcome> {
  const stamp = path.join(root, unit.output, STAMP);
  const hash = hashOf(root, unit.inputs) + (unit.variant ?? '');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  fs.rmSync(stamp, { force: true });
  await unit.build();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
  return 'built';
}
