import { DumpFacts } from './dump-facts.js';

const dump = `-- CHANGE MASTER TO MASTER_LOG_FILE='binlog.000007', MASTER_LOG_POS=339;
CREATE TABLE \`ledger_account\` (
  \`tenant_id\` varchar(32),
CREATE TABLE \`ledger_posting\` (
CREATE TABLE \`message\` (
INSERT INTO \`ledger_account\` (\`tenant_id\`, \`id\`, \`kind\`, \`balance\`) VALUES ('vonk','a','member',30),
('vonk','b','member',70),
('vonk','sales','sales',NULL);
INSERT INTO \`ledger_posting\` (\`tenant_id\`, \`id\`, \`amount\`) VALUES
('vonk','it''s (odd), \\'5\\', NULL',100);
INSERT INTO \`ledger_posting\` (\`tenant_id\`, \`id\`, \`amount\`) VALUES ('vonk','x',7);
INSERT INTO \`message\` (\`text\`) VALUES ('a line\\n(that is none)\\nINSERT INTO \`message\` VALUES'),
('');
INSERT INTO \`migration\` (\`id\`, \`timestamp\`, \`name\`) VALUES (2,1796000015000,'Second'),
(1,1796000014000,'First');
INSERT INTO \`audit_seal\` (\`position\`, \`hash\`) VALUES (11,'later'),
(9,'earlier');
-- SET GLOBAL gtid_slave_pos='0-1-99';
-- Dump completed on 2026-11-29 12:24:58
`;

/** The text in pieces of so many bytes. @returns what was found in it */
async function factsOf(text: string, size: number): Promise<DumpFacts> {
  const facts = new DumpFacts();
  const bytes = Buffer.from(text);
  const pieces = async function* () {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
    await Promise.resolve();
  };
  let passed = '';
  for await (const piece of facts.watch(pieces())) passed += String(piece);
  expect(passed).toBe(text);
  return facts;
}

describe('what a dump says about itself', () => {
  it.each([1, 7, 100_000])('is read as it passes, in pieces of %d bytes', async (size) => {
    const facts = await factsOf(dump, size);
    expect(facts.rows).toEqual({
      ledger_account: 3,
      ledger_posting: 2,
      message: 2,
      migration: 2,
      audit_seal: 2,
    });
    expect(facts.ledger).toEqual({ vonk: { postings: 2, amount: 107, wallets: 2, balance: 100 } });
    expect(facts.auditHead).toEqual({ position: 11, hash: 'later' });
    expect(facts.migration).toBe('Second');
    expect(facts.binlog).toEqual({ file: 'binlog.000007', position: 339, gtid: '0-1-99' });
  });

  it('is refused where its end is missing', async () => {
    await expect(factsOf(dump.slice(0, -60), 50)).rejects.toThrow('ended too early');
  });
});
