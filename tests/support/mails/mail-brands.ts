import type { Language } from '../../../packages/contract/src/languages.ts';
import { languages } from '../../../packages/contract/src/languages.ts';
import type { Settings } from '../../../packages/contract/src/brands/settings/settings.ts';
import { Texts } from '../../../apps/server/src/kernel/ground/texts.ts';
import type { Surroundings } from '../../../apps/server/src/modules/mails/notifications/look/mail-surroundings.ts';
import {
  MailLooks,
  type MailLook,
} from '../../../apps/server/src/modules/mails/notifications/look/mail-look.ts';
import { readTenantFiles } from '../../../apps/server/src/modules/brands/site-settings/files/tenant-files.ts';
import {
  BrandLooks,
  BrandMarks,
  ThemeFiles,
  type MarksRepository,
} from '../../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import { root } from '../../../scripts/root.ts';

/** A brand of the demo with its mails in all languages, without a database. */
export interface MailBrand {
  surroundings: (language: Language) => Surroundings;
  look: () => Promise<MailLook>;
}

/**
 * @param id of the demo's brand
 * @param changed settings that differ from those of its file
 */
export async function mailBrand(id: string, changed: Partial<Settings> = {}): Promise<MailBrand> {
  const texts = new Texts();
  const themeFiles = new ThemeFiles();
  await Promise.all([texts.onModuleInit(), themeFiles.onModuleInit()]);
  const { tenants, companies } = await readTenantFiles(root, []);
  const record = tenants.find((tenant) => tenant.record.id === id)?.record;
  if (!record) throw new Error(`no brand ${id}`);
  const settings: Settings = { ...record.settings, locales: [...languages], ...changed };
  const primaryHost = `www.${id}.example`;
  const brandLooks = new BrandLooks(themeFiles);
  // The demo's brands wear the logos of their themes, which are no rows.
  const mailLooks = new MailLooks(brandLooks, new BrandMarks(brandLooks, {} as MarksRepository));
  return {
    surroundings: (language) => ({
      tenant: {
        id,
        state: 'public',
        version: 1,
        pagesVersion: 1,
        pageSlugs: new Set(),
        primaryHost,
        settings,
      },
      ...{ language, origin: `https://${primaryHost}`, t: texts.in(language), own: undefined },
      company: companies.find((company) => company.id === settings.company_id),
    }),
    look: () => mailLooks.of(id, settings),
  };
}
