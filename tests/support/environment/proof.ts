import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';

/** Whether this is `npm run proof`: what `npm test` shows on some examples is shown on all of them. */
export const isProof = process.env['KINDLING_PROOF'] === '1';

/** How many runs a property gets: enough to notice a broken rule, ten times as many for the proof. */
export const runs = (few: number): number => (isProof ? few * 10 : few);

/** What a change of a brand takes to be live at most, in milliseconds: measured in the proof, which has a machine of its own. */
export const liveMs = isProof ? 1000 : 60_000;

/** A figure of docs/reliability.md. */
export interface ReliabilityFigure {
  /** Of the test plan: `T1` to `T18`. */
  test: string;
  /** What was done: `50 kills of the app, 20 of MariaDB, under chat and purchases`. */
  what: string;
  /** What came of it: `0 of 6,907 acknowledged lost`. */
  figure: string;
  /** How it is run again: `npm run proof -- drills drills/restore.spec`. */
  command: string;
}

/** Notes a figure for docs/reliability.md, where `npm run proof` writes it; any other run notes nothing. */
export function noteFigure(figure: ReliabilityFigure): void {
  if (!isProof) return;
  const folder = path.join(root, 'tests/output/reliability');
  fs.mkdirSync(folder, { recursive: true });
  const name = `${figure.test} ${figure.what}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const date = new Date().toISOString().slice(0, 10);
  fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ ...figure, date }));
}
