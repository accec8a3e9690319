import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** Where the groups are written; one of the roots of jest's project `api`. */
const groupsFolder = path.join(root, 'tests/output/api-groups');
const specsFolder = path.join(root, 'tests/api');
/** So many files, that the last to end do not keep the others waiting. */
const groups = 14;

/**
 * Puts the specs of `api` that start the server inside their own process into groups, each a file for jest. Jest loads
 * everything anew for every file, and for many of them loading the server takes longer than their tests.
 *
 * @returns names of the specs that are part of a group
 */
export function writeSpecGroups(): string[] {
  fs.rmSync(groupsFolder, { recursive: true, force: true });
  const specs = specsOfServer();
  fs.mkdirSync(groupsFolder, { recursive: true });
  for (const [index, names] of dealt(specs, groups).entries())
    fs.writeFileSync(path.join(groupsFolder, `group-${index + 1}.spec.ts`), groupOf(names));
  return specs;
}

/** The longest first: what a file says is a measure of what it does. */
function specsOfServer(): string[] {
  return fs
    .readdirSync(specsFolder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ name, text: fs.readFileSync(path.join(specsFolder, name), 'utf8') }))
    .filter(({ text }) => text.includes('startTestApp('))
    .toSorted((one, other) => other.text.length - one.text.length)
    .map(({ name }) => name);
}

/** Deals in turns, there and back, so that every group gets long ones and short ones. */
export function dealt<T>(cards: readonly T[], hands: number): T[][] {
  const dealtTo: T[][] = Array.from({ length: Math.min(hands, cards.length) }, () => []);
  for (const [index, card] of cards.entries()) {
    const [round, place] = [Math.floor(index / hands), index % hands];
    dealtTo[round % 2 === 0 ? place : hands - 1 - place]?.push(card);
  }
  return dealtTo;
}

/** The text of a group's file. */
function groupOf(names: readonly string[]): string {
  const parts = names.map(
    (name) => `partOfGroup('tests/api/${name}', () => void require('../../api/${name}'));\n`,
  );
  return `import { partOfGroup } from '../../support/environment/spec-group.ts';\n\n${parts.join('')}`;
}
