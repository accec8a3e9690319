import PDFDocument from 'pdfkit';
import { repositoryPath } from '../../../../kernel/config/repository.js';

const margin = 56;
const pageWidth = 595;
const width = pageWidth - 2 * margin;

type Weight = 'regular' | 'bold';

/** Letters of the first of the two files that a weight is packaged in; all others are in the second. */
const plainLetters =
  /[\u0000-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212\u2215]/;

/** Signs that formats use and the font has not. */
const substitutes: Readonly<Record<string, string>> = { '\u202f': '\u00a0' };

interface Run {
  font: string;
  text: string;
}

/**
 * A page that is written from the top to the bottom, in the letters of every language offered. The font comes in two files of
 * different letters, so each line is put together of runs; of both files only the letters that are used end in the PDF.
 */
export class ReceiptPaper {
  private readonly document: PDFKit.PDFDocument;
  private readonly drawn: Promise<Buffer>;
  private top = margin;

  /** @param info the file's own title and author */
  constructor(language: string, info: { title: string; author: string }) {
    const document = new PDFDocument({
      size: 'A4',
      margin,
      lang: language,
      tagged: true,
      displayTitle: true,
      info: { Title: info.title, Author: info.author },
    });
    for (const [weight, number] of [
      ['regular', 400],
      ['bold', 700],
    ] as const)
      for (const letters of ['latin', 'latin-ext'])
        document.registerFont(
          `${weight} ${letters}`,
          repositoryPath(
            `node_modules/@fontsource/noto-sans/files/noto-sans-${letters}-${number}-normal.woff`,
          ),
        );
    const chunks: Buffer[] = [];
    this.drawn = new Promise((resolve, reject) => {
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      document.once('end', () => {
        resolve(Buffer.concat(chunks));
      });
      document.once('error', reject);
    });
    this.document = document;
  }

  /** A paragraph over the whole width. */
  write(text: string, size = 11, weight: Weight = 'regular'): void {
    for (const line of this.linesOf(text, { size, weight, most: width })) this.line(line, margin, size);
  }

  /** A label, and its amount at the right. */
  row(label: string, value: string, weight: Weight = 'regular'): void {
    const size = 11;
    const begin = this.top;
    const runs = this.runsOf(value, weight);
    this.put(runs, pageWidth - margin - this.widthOf(runs, size), size);
    for (const line of this.linesOf(label, { size, weight, most: width * 0.65 }))
      this.line(line, margin, size);
    this.top = Math.max(this.top, begin) + size * 0.4;
  }

  rule(): void {
    this.document
      .moveTo(margin, this.top)
      .lineTo(margin + width, this.top)
      .strokeColor('#999999')
      .stroke();
    this.skip(0.6);
  }

  /** Leaves lines of the usual size free. */
  skip(lines: number): void {
    this.top += lines * 13;
  }

  /** @returns the file */
  end(): Promise<Buffer> {
    this.document.end();
    return this.drawn;
  }

  private line(runs: readonly Run[], left: number, size: number): void {
    this.put(runs, left, size);
    this.top += size * 1.4;
  }

  private put(runs: readonly Run[], left: number, size: number): void {
    let at = left;
    for (const { font, text } of runs) {
      this.document
        .font(font)
        .fontSize(size)
        .fillColor('black')
        .text(text, at, this.top, { lineBreak: false });
      at += this.document.widthOfString(text);
    }
  }

  /** As many words on each line as it takes. */
  private linesOf(
    text: string,
    { size, weight, most }: { size: number; weight: Weight; most: number },
  ): Run[][] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length === 0 || this.widthOf(this.runsOf(longer, weight), size) > most) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((line) => this.runsOf(line, weight));
  }

  private runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const written = substitutes[letter] ?? letter;
      const font = `${weight} ${plainLetters.test(written) ? 'latin' : 'latin-ext'}`;
      const last = runs.at(-1);
      if (last?.font === font) last.text += written;
      else runs.push({ font, text: written });
    }
    return runs;
  }

  private widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce(
      (sum, { font, text }) => sum + this.document.font(font).fontSize(size).widthOfString(text),
      0,
    );
  }
}
