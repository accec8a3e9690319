import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contractSnapshots, snapshotProblems } from './contract-snapshots.ts';

test('a snapshot that is older than the sources names the command that renews it', () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-snapshots-'));
  fs.mkdirSync(path.join(copy, 'packages/contract'), { recursive: true });
  for (const [name, text] of Object.entries(contractSnapshots()))
    fs.writeFileSync(path.join(copy, name), text);
  expect(snapshotProblems(copy)).toEqual([]);

  fs.appendFileSync(path.join(copy, 'packages/contract/openapi.json'), ' ');
  fs.rmSync(path.join(copy, 'packages/contract/settings.schema.json'));
  expect(snapshotProblems(copy)).toEqual([
    'packages/contract/openapi.json is older than its sources: run `npm run contract` and look at the diff',
    'packages/contract/settings.schema.json is older than its sources: run `npm run contract` and look at the diff',
  ]);
  fs.rmSync(copy, { recursive: true });
});
