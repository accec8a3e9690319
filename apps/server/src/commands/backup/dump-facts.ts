import type { Ledger, Manifest } from './manifest.js';

const newline = 10;
const bracket = 40;
const insertLine = Buffer.from('INSERT INTO `');
const commentLine = Buffer.from('-- ');

/** Tables whose values count; of the others only the rows are counted. */
const read = new Set(['ledger_posting', 'ledger_account', 'audit_seal', 'migration']);

/**
 * What a dump of mariadb-dump says about itself while it passes: taken from its own lines, so that it holds for just this
 * state of the database, whatever is written meanwhile. Each row is a line of its own, as text has no bare line break.
 */
export class DumpFacts {
  readonly rows: Record<string, number> = {};
  readonly ledger: Ledger = {};
  auditHead: Manifest['auditHead'] = null;
  binlog: Manifest['database']['binlog'] = null;
  migration = '';
  private lastMigration = 0;
  private table = '';
  private columns: string[] = [];
  private isWhole = false;

  async *watch(dump: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let rest = Buffer.of();
    for await (const piece of dump) {
      let from = 0;
      for (let to = piece.indexOf(newline); to >= 0; to = piece.indexOf(newline, from)) {
        const line = piece.subarray(from, to);
        this.line(rest.length > 0 ? Buffer.concat([rest, line]) : line);
        rest = Buffer.of();
        from = to + 1;
      }
      if (from < piece.length) rest = Buffer.concat([rest, piece.subarray(from)]);
      yield piece;
    }
    if (!this.isWhole) throw new Error('mariadb-dump ended too early');
  }

  private line(line: Buffer): void {
    if (line[0] === bracket) this.row(line);
    else if (line.subarray(0, insertLine.length).equals(insertLine)) this.insert(line);
    else if (line.subarray(0, commentLine.length).equals(commentLine)) this.comment(line.toString());
    else if (line.subarray(0, 14).toString() === 'CREATE TABLE `')
      this.rows[line.toString().split('`')[1] ?? ''] = 0;
  }

  private insert(line: Buffer): void {
    const begin = line.indexOf(') VALUES') + ') VALUES'.length;
    const head = line.subarray(0, begin).toString();
    const [, table = '', columns = ''] = /^INSERT INTO `(\w+)` \(([^)]*)\) VALUES$/.exec(head) ?? [];
    if (table === '') throw new Error('mariadb-dump wrote a line that is not understood');
    this.table = table;
    this.columns = columns.split(', ').map((column) => column.slice(1, -1));
    const first = line.indexOf(bracket, begin);
    if (first >= 0) this.row(line.subarray(first));
  }

  private row(line: Buffer): void {
    const { table } = this;
    this.rows[table] = (this.rows[table] ?? 0) + 1;
    if (!read.has(table)) return;
    const values = valuesOf(line.toString());
    const row = Object.fromEntries(this.columns.map((column, at) => [column, values[at] ?? null]));
    if (table === 'audit_seal') this.seal(Number(row['position']), row['hash'] ?? '');
    else if (table === 'migration') this.ran(Number(row['id']), row['name'] ?? '');
    else this.account(row['tenant_id'] ?? '', row['amount'], row['balance']);
  }

  private account(
    tenant: string,
    amount: string | null | undefined,
    balance: string | null | undefined,
  ): void {
    const sums = (this.ledger[tenant] ??= { postings: 0, amount: 0, wallets: 0, balance: 0 });
    if (amount !== undefined) {
      sums.postings++;
      sums.amount += Number(amount);
    } else if (balance !== null) {
      sums.wallets++;
      sums.balance += Number(balance);
    }
  }

  private seal(position: number, hash: string): void {
    if (position >= (this.auditHead?.position ?? 0)) this.auditHead = { position, hash };
  }

  private ran(id: number, name: string): void {
    if (id > this.lastMigration) [this.lastMigration, this.migration] = [id, name];
  }

  private comment(line: string): void {
    if (line.startsWith('-- Dump completed')) this.isWhole = true;
    const [, file, position] =
      /^-- CHANGE MASTER TO MASTER_LOG_FILE='([^']+)', MASTER_LOG_POS=(\d+);/.exec(line) ?? [];
    if (file !== undefined) this.binlog = { file, position: Number(position), gtid: '' };
    const [, gtid] = /^-- SET GLOBAL gtid_slave_pos='([^']*)';/.exec(line) ?? [];
    if (gtid !== undefined && this.binlog) this.binlog.gtid = gtid;
  }
}

/** The values of a row as the dump writes it: `('a\'b',1,NULL),`. */
function valuesOf(line: string): (string | null)[] {
  const values: (string | null)[] = [];
  const value = /'((?:[^'\\]|\\.|'')*)'|([^,()']+)/gy;
  for (value.lastIndex = 1; ; value.lastIndex++) {
    const found = value.exec(line);
    if (!found) break;
    const [, quoted, bare = ''] = found;
    values.push(quoted ?? (bare === 'NULL' ? null : bare));
    if (line[value.lastIndex] !== ',') break;
  }
  return values;
}
