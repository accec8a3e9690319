import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { languages } from '@kindling/contract/languages';
import { Clock } from '../../../ports/clock.js';
import { Icebreakers } from './icebreakers.js';
import { plainWords, repeatedLines, sameLine } from './opening-line.js';
import { OpeningLinesRepository } from './opening-lines.repository.js';

/** A line with which a member begins a conversation. */
export interface Opener {
  senderId: string;
  receiverId: string;
  receiverName: string;
  text: string;
}

/** Counts the recipients of each member's opening line, and finds lines that go to many (trust 19). */
@Injectable()
export class RepeatedOpeners {
  private offered: ReadonlySet<string> | undefined;

  constructor(
    private readonly openingLines: OpeningLinesRepository,
    private readonly icebreakers: Icebreakers,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes an opener in the current transaction, which holds the sender's lock, so that it is counted exactly.
   *
   * @returns whether it went to as many already as may get it unseen
   */
  async note(opener: Opener): Promise<boolean> {
    const lineHash = this.hashOf(opener);
    if (lineHash === undefined) return false;
    const { senderId, receiverId } = opener;
    await this.openingLines.add({ senderId, lineHash, receiverId }, this.clock.now());
    return (await this.receivers({ senderId, lineHash })) > repeatedLines.receivers;
  }

  /** How many members this line went to lately, this one included. */
  async count(opener: Opener): Promise<number> {
    const lineHash = this.hashOf(opener);
    return lineHash === undefined ? 0 : this.receivers({ senderId: opener.senderId, lineHash });
  }

  /** A moderator accepted the line: it is counted from zero. */
  async accept(opener: Opener): Promise<void> {
    const lineHash = this.hashOf(opener);
    if (lineHash !== undefined) await this.openingLines.forget({ senderId: opener.senderId, lineHash });
  }

  private receivers(line: { senderId: string; lineHash: string }): Promise<number> {
    return this.openingLines.receivers(line, new Date(this.clock.now().getTime() - repeatedLines.withinMs));
  }

  /** What is the same of an opener and others like it (`sameLine`); null for one that may go to any number of members. */
  lineOf({ text, receiverName }: Pick<Opener, 'text' | 'receiverName'>): string | null {
    this.offered ??= new Set(
      languages.flatMap((language) =>
        this.icebreakers.offered(language).map((line) => plainWords(line).join('')),
      ),
    );
    return sameLine(text, receiverName, this.offered);
  }

  private hashOf(opener: Opener): string | undefined {
    const line = this.lineOf(opener);
    return line === null ? undefined : createHash('sha256').update(line).digest('base64url');
  }
}
