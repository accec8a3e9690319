import { Injectable } from '@nestjs/common';
import { plainData } from '@kindling/contract/text/plain-data';
import { brandKeyProblem } from '@kindling/contract/brands/brand-rules';
import type { NewBrand, NewCompany } from '@kindling/contract/brands/calls/brands';
import {
  company as companySchema,
  settingsSchema,
  type Company,
  type Settings,
} from '@kindling/contract/brands/settings/settings';
import { schemaProblems } from '@kindling/contract/brands/settings/settings-sentences';
import { settingsProblems, type SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { problem } from '../../../../kernel/ground/problem.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { CompaniesRepository } from '../files/companies.repository.js';
import { SiteSettingsRepository } from '../site-settings.repository.js';
import { ThemeFiles } from '../theme/theme-files.js';
import { CheckBrand } from './check-brand.js';
import { companyKey, companyProblems } from './company-rules.js';
import { newSettings } from './new-settings.js';

/** The first settings of a brand. */
export interface DraftSettings {
  /** What is wrong with the request; then nothing is stored. */
  problems: SettingsProblem[];
  settings: Settings;
  /** One that is made with the brand. */
  company?: Company;
}

/** Makes the settings of a new brand, and lists everything that is wrong with the request. */
@Injectable()
export class DraftBrand {
  constructor(
    private readonly clock: Clock,
    private readonly paymentProviders: PaymentProviders,
    private readonly checkBrand: CheckBrand,
    private readonly companies: CompaniesRepository,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly texts: Texts,
    private readonly themeFiles: ThemeFiles,
  ) {}

  /** What is wrong with a key and a host for a new brand. @param host normalised */
  async nameProblems(id: string, host: string): Promise<SettingsProblem[]> {
    const key =
      brandKeyProblem(id) ??
      ((await this.siteSettings.find(id)) && 'There is a brand with this key already.');
    const [address] = await this.checkBrand.hostReasons(undefined, [host]);
    return [
      ...(key ? [{ path: 'id', reason: key }] : []),
      ...(address ? [{ path: 'host', reason: address }] : []),
    ];
  }

  /** With defaults of a niche and of countries. */
  async first(asked: NewBrand, caller: StaffCaller): Promise<DraftSettings> {
    const found: SettingsProblem[] = [];
    const company = asked.new_company
      ? await this.newCompany(asked.new_company, asked.name, found)
      : await this.givenCompany(asked.company_id, caller, found);
    if (!this.themeFiles.choices().some(({ id }) => id === asked.theme))
      found.push({ path: 'theme', reason: 'Choose one of the themes.' });
    if (asked.locales.length === 0) found.push({ path: 'locales', reason: 'Choose at least one.' });
    else if (!asked.locales.includes(asked.domain_language))
      found.push({ path: 'locales', reason: 'The first language has to be offered, too.' });
    if (asked.countries.length === 0) found.push({ path: 'countries', reason: 'Choose at least one.' });
    const settings = newSettings(
      {
        ...{ name: asked.name.trim(), niche: asked.niche, theme: asked.theme, company },
        ...{ domainLanguage: asked.domain_language, locales: asked.locales, countries: asked.countries },
        supportEmail: plainData(asked.support_email),
      },
      (language) => this.texts.in(language),
      (method) => this.paymentProviders.offering(method) !== undefined,
    );
    const parsed = settingsSchema.safeParse(settings);
    const known = new Set(found.map(({ path }) => path));
    const wrong = parsed.success ? settingsProblems(parsed.data) : schemaProblems(parsed.error.issues);
    // Problems that follow from another one, as from no language at all, are left out.
    found.push(...wrong.filter(({ path }) => asks(path) && !known.has(path)));
    return { settings, problems: found, ...(asked.new_company ? { company: company as Company } : {}) };
  }

  /**
   * With the settings of another brand under a name of its own.
   *
   * @throws Problem `not_found`
   */
  async renamed(from: string, name: string): Promise<DraftSettings> {
    const model = await this.siteSettings.find(from);
    if (!model) throw problem('not_found');
    const settings = renamed(model.settings, name);
    const parsed = settingsSchema.safeParse(settings);
    return { settings, problems: parsed.success ? [] : schemaProblems(parsed.error.issues) };
  }

  /** Stores a company that is made with the brand. */
  async storeCompany(company: Company): Promise<void> {
    await this.companies.save(company);
  }

  private async newCompany(asked: NewCompany, brand: string, found: SettingsProblem[]): Promise<Company> {
    const ids = new Set((await this.companies.list(null)).map(({ id }) => id));
    const company: Company = {
      id: companyKey(asked.name, ids),
      ...{ name: asked.name.trim(), address: plainData(asked.address), city: plainData(asked.city) },
      ...{ country: asked.country, kvk: plainData(asked.kvk), support_phone: plainData(asked.support_phone) },
      tradenames: [brand.trim()],
      vat_numbers: plainData(asked.vat_number) === '' ? [] : [plainData(asked.vat_number)],
      delete_discount: 0,
      added: this.clock.now().toISOString(),
    };
    found.push(
      ...companyProblems(companySchema, company).map(({ path, reason }) => ({
        // The form asks for one VAT number.
        path: `new_company.${path.replace(/^vat_numbers\.0$/, 'vat_number')}`,
        reason,
      })),
    );
    return company;
  }

  private async givenCompany(
    id: string | null,
    { tenants }: StaffCaller,
    found: SettingsProblem[],
  ): Promise<Pick<Company, 'id' | 'support_phone' | 'creditor_id'>> {
    const company = (await this.companies.list(tenants)).find((one) => one.id === id);
    if (!company) found.push({ path: 'company_id', reason: 'Choose a company, or make a new one.' });
    return company ?? { id: 'none', support_phone: '' };
  }
}

/** Whether the wizard asks for a path of the settings; the rest are defaults. */
function asks(path: string): boolean {
  return /^(?:name|niche|theme|domain_language|locales|countries|support_email)(?:\.|$)/.test(path);
}

/** The settings with the brand's own name in place of the other's in every text, without what was for its hosts alone. */
function renamed(settings: Settings, name: string): Settings {
  const inTexts = (value: unknown): unknown =>
    isTexts(value)
      ? Object.fromEntries(
          Object.entries(value).map(([language, text]) => [language, text.replaceAll(settings.name, name)]),
        )
      : value;
  // A tag or recorder counts the visits of one site; HTTPS is a promise of one domain.
  const fields = Object.entries(settings)
    .filter(([field]) => !/^(?:tag_|recorder_|hsts_days$)/.test(field))
    .map(([field, value]) => [field, inTexts(value)]);
  return {
    ...(Object.fromEntries(fields) as Settings),
    name,
    mail_name: settings.mail_name.replaceAll(settings.name, name),
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
