import { readFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createInstance, type TFunction } from 'i18next';
import { interpolation } from '@kindling/contract/text/isolate';
import { languages, type Language } from '@kindling/contract/languages';
import { numbersInTexts } from '@kindling/contract/text/numbers';
import { repositoryPath } from '../config/repository.js';

/**
 * Namespaces of `locales/` that the server itself uses: mails, first texts of new brands, first lines and the interests in
 * them, support's templates, pages without the site, and the shortcuts of an installed app.
 */
const namespaces = [
  'mails',
  'receipts',
  'statements',
  'sandbox',
  'errors',
  'plain-pages',
  'common',
  'brand-defaults',
  'icebreakers',
  'profile',
  'support',
] as const;

/** The server's texts in all languages, read once at start. */
@Injectable()
export class Texts implements OnModuleInit {
  private readonly instance = createInstance().use(numbersInTexts);

  async onModuleInit(): Promise<void> {
    const resources: Record<string, Record<string, object>> = {};
    for (const language of languages) {
      resources[language] = {};
      for (const namespace of namespaces) {
        const file = repositoryPath('locales', language, `${namespace}.json`);
        resources[language][namespace] = JSON.parse(await readFile(file, 'utf8')) as object;
      }
    }
    await this.instance.init({
      resources,
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: namespaces[0],
      interpolation,
    });
  }

  /**
   * @returns the translator of one language; values keep the sentence's direction (`isolate`), and each use escapes for
   * its medium
   */
  in(language: Language): TFunction {
    return this.instance.getFixedT(language);
  }
}
