import { Controller } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { openings, type WordedMail } from '@kindling/contract/mails/mail-words';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/mails/calls/mail-words';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';
import { GivenBrands, StaffApi } from '../../../console/staff/staff.api.js';
import { MailSurroundings } from '../look/mail-surroundings.js';
import { sampleContent } from '../mails/all-mails.js';
import { requireOffered } from '../samples/require-offered.js';
import { toSample } from '../samples/to-sample.js';
import { MailWordingsRepository } from './mail-wordings.repository.js';
import { ourWords } from './our-words.js';
import { ownWords, WordMail } from './word-mail.js';
import { wordProblems } from './word-problems.js';

/** A preview for every pause in typing. */
const looks: Limit = { name: 'mail-words-look', points: 240, seconds: 60 };
const writes: Limit = { name: 'mail-words-write', points: 60, seconds: 60 };

/** Number of versions returned. */
const told = 20;

/** A brand's own wording of its mails, on the console. */
@Controller()
export class MailWordsController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly mailWordings: MailWordingsRepository,
    private readonly mailSurroundings: MailSurroundings,
    private readonly staff: StaffApi,
    private readonly wordMail: WordMail,
  ) {}

  @Endpoint(routes.listMailWords)
  async list(
    { params }: Input<typeof routes.listMailWords>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.listMailWords>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return this.givenBrands.inBrand(params.id, caller, () => this.mailWordings.worded());
  }

  @Endpoint(routes.getMailWords)
  async get(
    { params, query }: Input<typeof routes.getMailWords>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getMailWords>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return this.givenBrands.inBrand(params.id, caller, () => this.whole(params.kind, query.language));
  }

  @Endpoint(routes.saveMailWords)
  async save(
    { params, body }: Input<typeof routes.saveMailWords>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.saveMailWords>> {
    await this.limits.consumeOnConsole(writes, caller.staffId);
    const { kind } = params;
    return this.givenBrands.inBrand(params.id, caller, async () => {
      requireOffered(body.language);
      const ours = ourWords(kind, await this.mailSurroundings.of(body.language));
      await this.wordMail.save({ kind, ...body }, ours, caller.staffId);
      return this.whole(kind, body.language);
    });
  }

  @Endpoint(routes.previewMailWords)
  async preview(
    { params: { id, kind }, body }: Input<typeof routes.previewMailWords>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.previewMailWords>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return this.givenBrands.inBrand(id, caller, async () => {
      requireOffered(body.language);
      const surroundings = await this.mailSurroundings.of(body.language);
      const own = ownWords(body.words, ourWords(kind, surroundings));
      return {
        mail: toSample(sampleContent(kind, { ...surroundings, own })),
        found: wordProblems(own),
      };
    });
  }

  private async whole(kind: WordedMail, language: Language): Promise<Answer<typeof routes.getMailWords>> {
    requireOffered(language);
    const versions = await this.mailWordings.last(kind, language, told);
    const names = await this.staff.names(versions.map(({ author }) => author));
    const history = versions.map(({ version, author, createdAt, subject, title, lead }) => ({
      ...{ version, author: names.get(author) ?? author, created_at: createdAt.toISOString() },
      words: { subject, title, lead },
    }));
    return {
      version: history[0]?.version ?? 0,
      own: history[0]?.words ?? { subject: null, title: null, lead: null },
      ours: ourWords(kind, await this.mailSurroundings.of(language)),
      ...{ opening: openings[kind], history },
    };
  }
}
