import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import type { Figure } from '../../../scripts/testing/reliability-page.ts';

/** Whether this is `npm run proof`: what `npm test` shows on some examples is shown on all of them. */
export const isProof = process.env['KINDLING_PROOF'] === '1';

/** How many runs a property gets: enough to notice a broken rule, ten times as many for the proof. */
export const runs = (few: number): number => (isProof ? few * 10 : few);

/** What a change of a brand takes to be live at most, in milliseconds: measured in the proof, which has a machine of its own. */
export const liveMs = isProof ? 1000 : 60_000;

/**
 * Notes a figure for docs/reliability.md, where `npm run proof` writes it; any other run notes nothing.
 *
 * @param figure what was done (`50 kills of the app under chat`), what came of it (`0 of 6,907 acknowledged lost`) and
 *   how it is run again (`npm run proof -- drills drills/restore.spec`)
 */
export function noteFigure(figure: Omit<Figure, 'date'>): void {
  if (!isProof) return;
  const folder = path.join(root, 'tests/output/reliability');
  fs.mkdirSync(folder, { recursive: true });
  const name = `${figure.test} ${figure.what}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const date = new Date().toISOString().slice(0, 10);
  fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ ...figure, date }));
}
