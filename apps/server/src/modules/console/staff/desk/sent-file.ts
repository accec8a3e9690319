import { stringify } from 'csv-stringify/sync';
import type { FileForm } from '@kindling/contract/console/console-lists';

/** A field of a file: texts are protected from being read as formulas, `cents` are written as `12.50`. */
export type FileCell = string | number | null | { cents: number };

export type FileRows = readonly (readonly FileCell[])[];

/** Pages of rows; the return value is a last line in words, if any. */
export type FilePages = AsyncGenerator<FileRows, string | void>;

/** How a file ended: complete, truncated, or because the client disconnected. */
type End = 'whole' | 'cut' | 'broken_off';

/** The byte order mark by which spreadsheets detect UTF-8. */
const byteOrderMark = '\uFEFF';
const delimiters: Readonly<Record<FileForm, string>> = { csv: ',', excel: ';' };

/**
 * Where a spreadsheet could begin a formula: at the start of the text, and after a possible delimiter. Many split at
 * semicolons or tabs, and then ignore quotes in the middle of a field.
 */
const formula = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[" ]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** One file while it is sent to the browser; it counts the rows sent. */
export class SentFile {
  private rows = 0;
  private isOver = false;

  /** @param note logs how it ended, before its last bytes are sent */
  constructor(
    private readonly note: (rows: number, end: End) => Promise<void>,
    private readonly file: { columns: readonly string[]; isForSpreadsheets?: boolean },
    private readonly form: FileForm = 'csv',
  ) {}

  async *chunks(pages: FilePages): AsyncGenerator<string> {
    const isForSpreadsheets = this.file.isForSpreadsheets || this.form === 'excel';
    yield (isForSpreadsheets ? byteOrderMark : '') + this.lines([this.file.columns]);
    try {
      let page = await pages.next();
      for (; !page.done; page = await pages.next()) {
        this.rows += page.value.length;
        if (page.value.length > 0) yield this.lines(page.value);
      }
      await this.end(page.value === undefined ? 'whole' : 'cut');
      if (page.value !== undefined) yield this.lines([[page.value]]);
    } finally {
      await pages.return();
    }
  }

  /** The client has disconnected. */
  async breakOff(): Promise<void> {
    await this.end('broken_off');
  }

  private lines(rows: FileRows): string {
    const delimiter = delimiters[this.form];
    return stringify(
      rows.map((row) => row.map((cell) => this.written(cell))),
      { delimiter },
    );
  }

  private written(cell: FileCell): string {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell.replace(formula, "'");
    const number = typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2);
    return this.form === 'excel' ? number.replace('.', ',') : number;
  }

  private async end(end: End): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    await this.note(this.rows, end);
  }
}
