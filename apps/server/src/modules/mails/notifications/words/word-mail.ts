import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { mailWordParts, type MailWords, type WordedMail } from '@kindling/contract/mails/mail-words';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { Database } from '../../../../kernel/database/database.js';
import { Problem, problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { MailWordingsRepository, type OwnWords } from './mail-wordings.repository.js';
import { wordProblems } from './word-problems.js';

interface Edit {
  kind: WordedMail;
  language: Language;
  /** The edited version. */
  version: number;
  words: MailWords;
}

/** Field names in the audit log, where "subject" has another meaning. */
const auditNames = { subject: 'subject_line', title: 'title', lead: 'lead' } as const;
const none: OwnWords = { subject: null, title: null, lead: null };

/** Stores the current brand's wording, each version with its audit entry. */
@Injectable()
export class WordMail {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly mailWordings: MailWordingsRepository,
  ) {}

  /**
   * An unchanged wording stores nothing.
   *
   * @throws Problem `settings_invalid` with a sentence for each invalid part, `settings_conflict` with the version that
   * was stored meanwhile
   */
  async save(edit: Edit, ours: MailWords, staffId: string): Promise<void> {
    const { kind, language, version } = edit;
    const own = ownWords(edit.words, ours);
    refuseWrong(own);
    await this.database.inTransaction(async () => {
      const [before] = await this.mailWordings.last(kind, language, 1);
      if ((before?.version ?? 0) !== version)
        throw problem('settings_conflict', { version: before?.version ?? 0 });
      const changed = mailWordParts.filter((part) => own[part] !== (before ?? none)[part]);
      if (changed.length === 0) return;
      const row = {
        kind,
        language,
        version: version + 1,
        ...own,
        author: staffId,
        createdAt: this.clock.now(),
      };
      if (!(await this.mailWordings.insert(row)))
        throw problem('settings_conflict', { version: version + 1 });
      const tenantId = TenantContext.id();
      await this.auditLog.record({
        ...{ staffId, tenantId, subjects: [`${tenantId}:${kind}:${language}:${row.version}`] },
        action: mailWordParts.every((part) => own[part] === null)
          ? 'mail_words.withdrawn'
          : 'mail_words.edited',
        changes: [language, ...changed.map((part) => auditNames[part])],
      });
    });
  }
}

/** The brand's own part of a typed wording: without empty parts and those equal to the default. */
export function ownWords(words: MailWords, ours: MailWords): OwnWords {
  const own = (part: keyof MailWords): string | null => {
    const text = words[part].normalize('NFC').replaceAll('\r\n', '\n').trim();
    return text === '' || text === ours[part].normalize('NFC') ? null : text;
  };
  return { subject: own('subject'), title: own('title'), lead: own('lead') };
}

function refuseWrong(own: OwnWords): void {
  const found = wordProblems(own);
  if (found.length === 0) return;
  throw new Problem(
    'settings_invalid',
    { problems: found.map(({ path, reason }) => `${path}: ${reason}`).join('; ') },
    Object.fromEntries(found.map(({ path }) => [path, 'invalid' as FieldProblemCode])),
  );
}
