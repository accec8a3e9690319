import fs from 'node:fs';
import path from 'node:path';
import { openApi } from '../packages/contract/src/openapi.ts';
import { settingsJsonSchema } from '../packages/contract/src/brands/settings/settings.ts';

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What outsiders build on, committed so that a change of it is seen: file of the repository → its text by the sources. */
export function contractSnapshots(): Record<string, string> {
  const folder = 'packages/contract';
  return {
    [path.join(folder, 'openapi.json')]: textOf(openApi()),
    [path.join(folder, 'settings.schema.json')]: textOf(settingsJsonSchema()),
  };
}

/** @param rootFolder the repository or a copy of it */
export function snapshotProblems(rootFolder: string): string[] {
  return Object.entries(contractSnapshots())
    .filter(([name, text]) => readIfThere(path.join(rootFolder, name)) !== text)
    .map(([name]) => `${name} is older than its sources: run \`npm run contract\` and look at the diff`);
}

function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
