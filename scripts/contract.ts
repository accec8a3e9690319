import fs from 'node:fs';
import path from 'node:path';
import './contract-sources.ts';
import { root } from './root.ts';
import { say } from './terminal.ts';

/** `npm run contract`: renews the committed snapshots of the contract and names those that changed. */
const { contractSnapshots } = await import('./contract-snapshots.ts');
for (const [name, text] of Object.entries(contractSnapshots())) {
  const file = path.join(root, name);
  const isSame = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
  if (!isSame) fs.writeFileSync(file, text);
  say(`${name} ${isSame ? 'is as it was' : 'was renewed: look at the diff'}`);
}
