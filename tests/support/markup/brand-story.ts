import { randomUUID } from 'node:crypto';
import {
  company as companySchema,
  settingsSchema,
} from '../../../packages/contract/src/brands/settings/settings.ts';
import type { Caller } from './caller.ts';
import type { Texts } from './texts.ts';

export const brand = 'vonk';
export const brandHost = 'vonk.localhost';

/** Changes the brand, its company and its mails, and opens two others. @returns the id of the company that one brought */
export async function writeBrand(staff: Caller, texts: Texts, round: number): Promise<string> {
  const of = { id: brand };
  const { version, settings } = await staff.call<{ version: number; settings: object }>(
    'getTenant',
    undefined,
    of,
  );
  const everywhere = (text: string) => ({ nl: text, en: text, de: text, fr: text });
  const wanted = {
    ...settings,
    ...{ message_credits: 0, reply_credits: 0, message_length: 10_000, refund_limit_cents: 0 },
    ...{ announcement: everywhere(''), maintenance: everywhere(''), support_hours: everywhere('') },
    ...{ match_claim_percent: 20, index_heading: everywhere(''), hurtful_words: ['dwaas'] },
    ...{
      tag_script: 'https://tag.example/tag.js',
      recorder_script: 'https://recorder.example/recorder.js',
    },
  };
  const filled = texts.value('updateTenant', settingsSchema, wanted);
  await staff.call('updateTenant', { version, settings: filled }, of);
  const companies = await staff.call<{ id: string; brands: unknown; editable: unknown }[]>('listCompanies');
  const {
    brands: _brands,
    editable: _editable,
    ...before
  } = companies.find(({ id }) => id === 'lantaarn') ?? {};
  const after = texts.value('updateCompany', companySchema, before);
  await staff.call('updateCompany', { before, company: after }, { id: 'lantaarn' });
  for (const kind of ['activation', 'notice']) {
    const [mail, language] = [{ ...of, kind }, { language: 'nl' }];
    await staff.write('previewMailWords', { ...language, words: {} }, mail);
    const { version: edited } = await staff.call<{ version: number }>('getMailWords', language, mail);
    await staff.write('saveMailWords', { ...language, version: edited, words: {} }, mail);
  }
  const place = { niche: 1, domain_language: 'nl', locales: ['nl'], countries: ['NL'], theme: 'velvet' };
  const key = `new-${round}`;
  const made = await staff.write<{ settings: { company_id: string } }>('createTenant', {
    ...{ client_id: randomUUID(), id: key, host: `${key}.localhost`, ...place, company_id: null },
    ...{ support_email: 'help@new.test' },
    new_company: {
      country: 'NL',
      kvk: '12345678',
      vat_number: 'NL123456782B01',
      support_phone: '+31300000000',
    },
  });
  await staff.write(
    'cloneTenant',
    { client_id: randomUUID(), id: `${key}-clone`, host: `${key}-clone.localhost` },
    of,
  );
  for (const use of ['complaint', 'fictional_chat']) {
    const reply = { tenant: brand, use, language: 'nl' };
    await staff.write('createSavedReply', reply);
    const { id } = await staff.write<{ id: string }>('createSavedReply', reply);
    await staff.write('updateSavedReply', { language: 'nl' }, { id });
  }
  return made.settings.company_id;
}

export async function writePage(staff: Caller, round: number): Promise<{ id: string; preview: string }> {
  const slug = `huisregels-${round}`;
  const { id, version } = await staff.call<{ id: string; version: number }>('createBrandPage', {
    tenant: brand,
    slug,
  });
  await staff.write('updateBrandPage', { version, shown: true, texts: { nl: {} } }, { id });
  const { page } = await staff.write<{ page: { intro: string; sections: { html: string }[] } }>(
    'previewBrandPage',
    { language: 'nl', text: {} },
    { id },
  );
  return { id, preview: [page.intro, ...page.sections.map(({ html }) => html)].join('\n') };
}

export async function writeNewsletters(staff: Caller): Promise<string[]> {
  const words = { kind: 'news', page: 'members', texts: { nl: {} } };
  const make = () => staff.write<{ id: string }>('createNewsletter', { tenant: brand, ...words });
  const newsletters = [(await make()).id, (await make()).id];
  await staff.write('updateNewsletter', words, { id: newsletters[0] ?? '' });
  for (const id of newsletters) await staff.call('tryNewsletter', { language: 'nl' }, { id });
  return newsletters;
}

export async function makeFictional(staff: Caller): Promise<string[]> {
  const person = {
    ...{
      date_of_birth: '1990-05-17',
      gender: 'female',
      sexuality: 'hetero',
      country: 'NL',
      region: null,
      city: null,
    },
    ...{
      reason_for_signup: null,
      relationship_status: null,
      hair_color: null,
      eye_color: null,
      body_type: null,
    },
    ...{ tattoos: null, interests: [], prompts: [{ prompt: 'we_click_if' }] },
  };
  const make = () => staff.write<{ id: string }>('createFictionalProfile', { tenant: brand, ...person });
  const profiles = [(await make()).id, (await make()).id];
  const [id = ''] = profiles;
  await staff.write('updateFictionalProfile', person, { id });
  await staff.write('addFictionalNote', { profile: id });
  return profiles.map((one) => one.split(':')[1] ?? '');
}
