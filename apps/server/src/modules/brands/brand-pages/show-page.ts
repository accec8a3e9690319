import { Injectable } from '@nestjs/common';
import type { Placeholder } from '@kindling/contract/brands/brand-page-rules';
import { registrationOf } from '@kindling/contract/brands/settings/company-labels';
import { termsDate } from '@kindling/contract/profiles/consent-rules';
import type { Language } from '@kindling/contract/languages';
import { filled } from '@kindling/contract/text/placeholders';
import type { BrandPageText } from '@kindling/contract/brands/calls/brand-page-desk';
import type { ShownPage } from '@kindling/contract/brands/calls/brand-pages';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { BrandPagesRepository } from './brand-pages.repository.js';
import { renderMarkdown } from './render-markdown.js';

/** Pages that the current brand wrote, as their readers get them. */
@Injectable()
export class ShowPage {
  constructor(
    private readonly brandPages: BrandPagesRepository,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /** @returns null where the brand has none, which takes no question to the database */
  async ofSlug(slug: string, wanted: Language | undefined): Promise<ShownPage | null> {
    const { pageSlugs, settings } = TenantContext.current();
    if (!pageSlugs.has(slug)) return null;
    const page = await this.brandPages.find(slug);
    if (!page?.shown) return null;
    const language = wanted && page.texts[wanted] ? wanted : settings.domain_language;
    const text = page.texts[language];
    return text ? this.rendered(text, language) : null;
  }

  async rendered({ title, lead, text }: BrandPageText, language: Language): Promise<ShownPage> {
    const values = await this.valuesIn(language);
    // A placeholder's value is plain text, whatever signs are in it: it is inserted after the Markdown is rendered.
    const inHtml = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, escaped(value)]),
    ) as typeof values;
    const html = (part: string): string =>
      filled(part.replaceAll(/%7B%7B\s*(\w+)\s*%7D%7D/g, '{{$1}}'), inHtml);
    const { intro, sections } = renderMarkdown(text);
    return {
      ...{ title: filled(title, values), lead: filled(lead, values), language },
      intro: html(intro),
      sections: sections.map((section) => ({
        ...{ id: section.id, title: filled(section.title, values), html: html(section.html) },
      })),
    };
  }

  private async valuesIn(language: Language): Promise<Record<Placeholder, string>> {
    const { settings } = TenantContext.current();
    const company = await this.tenantRegistry.company(settings.company_id);
    const country = company && new Intl.DisplayNames([language], { type: 'region' }).of(company.country);
    const date = company && new Date(termsDate(company.added));
    return {
      name: settings.name,
      company: company?.name ?? '',
      address: company?.address ?? '',
      city: company?.city ?? '',
      country: country ?? '',
      registration: company ? registrationOf(company, language) : '',
      vat: company?.vat_numbers.join(', ') ?? '',
      email: settings.support_email,
      phone: settings.support_phone,
      age: String(settings.minimum_age),
      days: String(settings.refund_days),
      terms_date: date
        ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
        : '',
    };
  }
}

/** For text and for attributes in double quotes. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
