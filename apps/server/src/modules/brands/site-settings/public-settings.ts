import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { sharedSettings, type PublicSettings } from '@kindling/contract/brands/calls/site-settings';
import type { Country, Language } from '@kindling/contract/languages';
import { localizedText, offeredSearchFields } from '@kindling/contract/brands/settings/settings-rules';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { outsideScriptOf } from '@kindling/contract/brands/settings/tracking';
import type { Tenant } from '../../../kernel/ground/tenant.js';

/** The parts of the answer that are not in the settings. */
export interface SettingsReader {
  language: Language;
  /** Country by the visitor's address. */
  geoipCountry: Country | null;
  /** Country that the visitor chose. */
  selectedCountry: Country | null;
  /** The installation's, the same on every brand. */
  pushPublicKey: string | null;
}

/** The settings as the site reads them: texts in one language, and of the rest those that `sharedSettings` names. */
export function publicSettings(tenant: Tenant, reader: SettingsReader): PublicSettings {
  const { settings } = tenant;
  const text = (texts: Parameters<typeof localizedText>[0]): string =>
    localizedText(texts, reader.language, settings.domain_language);
  return {
    ...shared(settings),
    index_title: text(settings.index_title),
    index_heading: settings.index_heading ? text(settings.index_heading) : null,
    description: text(settings.description),
    fictional_singular: text(settings.fictional_singular),
    fictional_plural: text(settings.fictional_plural),
    announcement: settings.announcement ? text(settings.announcement) : null,
    maintenance: settings.maintenance ? text(settings.maintenance) : null,
    support_hours: settings.support_hours ? text(settings.support_hours) : null,
    search_fields: offeredSearchFields(settings),
    time_zone: timeZoneOf(settings),
    reply_credits: settings.reply_credits ?? settings.message_credits,
    support_phone: settings.support_phone.replace(/[- ]/g, ''),
    domain: tenant.primaryHost,
    language: reader.language,
    geoip_country: reader.geoipCountry,
    geoip_selected_country: reader.selectedCountry,
    push_public_key: reader.pushPublicKey,
    tracking: trackingOf(settings),
    version: tenant.version,
  };
}

const sharedNames = Object.keys(sharedSettings) as (keyof typeof sharedSettings)[];

function shared(settings: Settings): Pick<Settings, keyof typeof sharedSettings> {
  return Object.fromEntries(sharedNames.map((name) => [name, settings[name]])) as Pick<
    Settings,
    keyof typeof sharedSettings
  >;
}

function trackingOf(settings: Settings): PublicSettings['tracking'] {
  const tag = outsideScriptOf(settings, 'tag');
  const recorder = outsideScriptOf(settings, 'recorder');
  return {
    tag: tag ? { name: tag.name } : null,
    recorder: recorder ? { name: recorder.name, script: recorder.script, site: recorder.site } : null,
  };
}
