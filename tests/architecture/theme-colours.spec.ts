import fs from 'node:fs';
import path from 'node:path';
import { colourPairs } from '../../packages/contract/src/themes/derive-theme.ts';
import { root } from '../../scripts/root.ts';

/** What a block of a stylesheet says of colour; `null` is a ground that is no colour of the theme alone. */
interface Block {
  front?: string;
  ground?: string | null;
}

/**
 * Pairs of text and ground that a stylesheet puts together: what one block says, or the blocks around it where it names no
 * ground itself.
 */
function pairsIn(source: string): string[] {
  const plain = source
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/#\{[^}]*\}/g, '');
  const pairs: string[] = [];
  const open: Block[] = [{}];
  let said = '';
  const note = (): void => {
    const [, property = '', value = ''] =
      /^(color|background(?:-color)?)\s*:\s*([^]*)$/.exec(said.trim()) ?? [];
    said = '';
    const block = open.at(-1);
    if (property === '' || !block) return;
    const role = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
    if (property !== 'color')
      block.ground = role ?? (/^(none|transparent|inherit)$/.test(value) ? undefined : null);
    else if (role !== undefined) block.front = role;
  };
  for (const sign of plain) {
    if (sign === ';' || sign === '}') note();
    if (sign === '{') {
      said = '';
      open.push({});
    } else if (sign === '}') {
      const { front, ground } = open.pop() ?? {};
      const around = open.findLast((block) => block.ground !== undefined)?.ground;
      const under = ground === undefined ? around : ground;
      if (front !== undefined && under) pairs.push(`${front} on ${under}`);
    } else if (sign !== ';') said += sign;
  }
  return pairs;
}

const stylesheets = fs.globSync('apps/site/app/**/*.scss', { cwd: root });

test('every text and ground that a stylesheet puts together is among the pairs that the themes are held to', () => {
  const known = new Set(colourPairs.map(({ front, ground }) => `${front} on ${ground}`));
  const found = stylesheets.flatMap((file) => {
    const pairs = pairsIn(fs.readFileSync(path.join(root, file), 'utf8'));
    return pairs.map((pair) => ({ file: path.basename(file), pair }));
  });
  expect(found.length).toBeGreaterThan(150);
  expect(found.filter(({ pair }) => !known.has(pair))).toEqual([]);
});

test('no page brings the derivation of colours along: it is the server’s and the console’s', () => {
  const sources = fs.globSync('apps/site/{app,server}/**/*.{ts,tsx}', { cwd: root });
  const importing = sources.filter((file) =>
    /^import (?!type )[^;]*contract\/themes\//m.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(importing).toEqual([]);
});

test('a text is read with the nearest ground around it, and a gradient is none', () => {
  const nested = '.a { background: var(--color-night); .b { color: var(--color-text); } }';
  expect(pairsIn(nested)).toEqual(['text on night']);
  const faded = nested.replace('.b {', '.b { background: linear-gradient(red, blue);');
  expect(pairsIn(faded)).toEqual([]);
});
