import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { PublicSettings } from '@kindling/contract/brands/calls/site-settings';
import type { Country, Language } from '@kindling/contract/languages';
import { localizedText, offeredSearchFields } from '@kindling/contract/brands/settings/settings-rules';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { outsideScriptOf } from '@kindling/contract/brands/settings/tracking';
import type { Tenant } from '../../../kernel/ground/tenant.js';

/** The parts of the answer that are not in the record. */
export interface SettingsReader {
  language: Language;
  /** Country by the visitor's address. */
  geoipCountry: Country | null;
  /** Country that the visitor chose. */
  selectedCountry: Country | null;
  /** The installation's, the same on every brand. */
  pushPublicKey: string | null;
}

/** The settings as the site reads them: texts in one language, nothing that only the server acts on. */
export function publicSettings(tenant: Tenant, reader: SettingsReader): PublicSettings {
  const {
    look: _look,
    refuse_throwaway_mail: _mail,
    age_check_required_countries: _checked,
    forbidden_words: _words,
    second_look_percent: _share,
    tag_name: _tag,
    tag_script: _tagScript,
    tag_site: _tagSite,
    tag_hosts: _tagHosts,
    recorder_name: _recorder,
    recorder_script: _recorderScript,
    recorder_site: _recorderSite,
    recorder_hosts: _recorderHosts,
    ...record
  } = tenant.settings;
  const text = (texts: Parameters<typeof localizedText>[0]): string =>
    localizedText(texts, reader.language, record.domain_language);
  return {
    ...record,
    index_title: text(record.index_title),
    index_heading: record.index_heading ? text(record.index_heading) : null,
    description: text(record.description),
    fictional_singular: text(record.fictional_singular),
    fictional_plural: text(record.fictional_plural),
    announcement: record.announcement ? text(record.announcement) : null,
    maintenance: record.maintenance ? text(record.maintenance) : null,
    support_hours: record.support_hours ? text(record.support_hours) : null,
    search_fields: offeredSearchFields(record),
    time_zone: timeZoneOf(record),
    reply_credits: record.reply_credits ?? record.message_credits,
    support_phone: record.support_phone.replace(/[- ]/g, ''),
    domain: tenant.primaryHost,
    language: reader.language,
    geoip_country: reader.geoipCountry,
    geoip_selected_country: reader.selectedCountry,
    push_public_key: reader.pushPublicKey,
    tracking: trackingOf(tenant.settings),
    version: tenant.version,
  };
}

function trackingOf(settings: Settings): PublicSettings['tracking'] {
  const tag = outsideScriptOf(settings, 'tag');
  const recorder = outsideScriptOf(settings, 'recorder');
  return {
    tag: tag ? { name: tag.name } : null,
    recorder: recorder ? { name: recorder.name, script: recorder.script, site: recorder.site } : null,
  };
}
