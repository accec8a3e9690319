import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const sources = path.join(root, 'apps/server/src');

/** The files that name the audit log's entity: what declares, registers and adds to it, what seals and reads it. */
const known = [
  'modules/console/staff/audit/audit-chain.ts',
  'modules/console/staff/audit/audit-entries.repository.ts',
  'modules/console/staff/audit/audit-entry.entity.ts',
  'modules/console/staff/audit/audit-log.repository.ts',
  'modules/console/staff/audit/audit-seals.repository.ts',
  'modules/console/staff/staff.module.ts',
];

const changing = /\b(?:update|delete\s+from|replace\s+into|truncate(?:\s+table)?)\s+`?audit_entry\b/i;
const otherThanInsert = /\.(?:save|update|upsert|delete|remove|softDelete|clear|increment|query)\(/;

function readSources(): { file: string; text: string }[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(sources, file), 'utf8') }));
}

describe('the audit log', () => {
  it('is only ever added to', () => {
    const files = readSources();
    expect(files.filter(({ text }) => changing.test(text)).map(({ file }) => file)).toEqual([]);
    const naming = files.filter(({ text }) => text.includes('AuditEntryEntity')).map(({ file }) => file);
    expect(naming.sort()).toEqual(known);
    const repository = readFileSync(
      path.join(sources, 'modules/console/staff/audit/audit-log.repository.ts'),
      'utf8',
    );
    expect(repository).not.toMatch(otherThanInsert);
  });

  it('is shortened by age alone, in one place', () => {
    const naming = readSources().filter(({ text }) => /['"`]audit_entry['"`]/.test(text));
    expect(naming.map(({ file }) => file).sort()).toEqual([
      'modules/console/staff/audit/audit-entry.entity.ts',
      'modules/console/staff/audit/sweep-audit-log.ts',
    ]);
    expect(naming.at(-1)?.text).toContain("where: 'at < :before'");
  });

  it('would be seen to be changed', () => {
    expect("UPDATE audit_entry SET action = 'x'").toMatch(changing);
    expect('DELETE FROM `audit_entry` WHERE id = 1').toMatch(changing);
    expect('repository.delete({ id })').toMatch(otherThanInsert);
  });
});
