import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** Where the groups are written, each project's in its own folder: one more root of that project of jest. */
const groupsFolder = path.join(root, 'tests/output/spec-groups');
/** Into how many groups a project's specs go: so many, that the last to end do not keep the others waiting. */
const groupsOf: Readonly<Record<string, number>> = { api: 10, db: 5 };

/**
 * Puts the specs that start the server inside their own process into groups, each a file for jest. Jest loads everything
 * anew for every file, and for many of them loading the server takes longer than their tests. Those that ask for fresh
 * brands share the group's server, too.
 *
 * @param projects of jest; those that have no such specs keep all their files
 * @returns the specs that are part of a group, as `api/likes.spec.ts`
 */
export function writeSpecGroups(projects: readonly string[]): string[] {
  fs.rmSync(groupsFolder, { recursive: true, force: true });
  return projects.flatMap((project) => {
    const groups = groupsOf[project];
    if (groups === undefined) return [];
    const specs = specsOfServer(project);
    const folder = path.join(groupsFolder, project);
    fs.mkdirSync(folder, { recursive: true });
    for (const [index, names] of dealt(specs, groups).entries())
      fs.writeFileSync(path.join(folder, `group-${index + 1}.spec.ts`), groupOf(names));
    return specs;
  });
}

/** The longest first: what a file says is a measure of what it does. */
function specsOfServer(project: string): string[] {
  const folder = path.join(root, 'tests', project);
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ name: `${project}/${name}`, text: fs.readFileSync(path.join(folder, name), 'utf8') }))
    .filter(({ text }) => /(startTestApp|newBrands)\(/.test(text))
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
    (name) => `partOfGroup('tests/${name}', () => void require('../../../${name}'));\n`,
  );
  return `import { partOfGroup } from '../../../support/environment/spec-group.ts';\n\n${parts.join('')}`;
}
