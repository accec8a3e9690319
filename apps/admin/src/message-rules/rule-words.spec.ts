import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { purposeOf } from './rule-words';

const folder = path.join(__dirname, '../../../../message-rules');

test('every rule says in words what it looks for', () => {
  const files = readdirSync(folder).filter((file) => file !== 'hosts.json');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const { rules } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      rules: { name: string }[];
    };
    for (const { name } of rules) expect([file, name, purposeOf(name)]).not.toEqual([file, name, name]);
  }
});
