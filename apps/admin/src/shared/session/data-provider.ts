import type { Language } from '@kindling/contract/languages';
import type { Newsletter } from '@kindling/contract/mails/calls/newsletters';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import simpleRest from 'ra-data-simple-rest';
import { useDataProvider, type DataProvider, type UpdateParams } from 'react-admin';
import type { CodeOrder } from './code-order';
import { apiRoot, callApi, sendRequest } from './console-api';
import { pageReader } from '../lists/list-pages';
import { manyReader } from '../lists/many-rows';

const rest = simpleRest(apiRoot, sendRequest);

/** The console's calls: react-admin's lists and records, and each domain verb as a call of its own. */
export interface ConsoleDataProvider extends DataProvider {
  /** Makes an earlier version of a settings record the newest one. */
  restoreTenantVersion(tenantId: string, version: number): Promise<TenantRecord>;
  resetSecondFactor(staffId: string): Promise<void>;
  /** Begins to send a draft. @param at ISO 8601; default: now */
  sendNewsletter(id: string, at?: string): Promise<Newsletter>;
  stopNewsletter(id: string): Promise<Newsletter>;
  /** Mails a newsletter in one language to the reader. */
  tryNewsletter(id: string, language: Language): Promise<void>;
  /** Makes discount codes. @returns those that were drawn; undefined for one that was named */
  makeDiscountCodes(order: CodeOrder): Promise<string[] | undefined>;
  /** The JSON Schema that the settings form is drawn from. */
  settingsSchema(): Promise<Record<string, unknown>>;
}

const getList = pageReader(apiRoot, sendRequest);

export const consoleDataProvider: ConsoleDataProvider = {
  ...rest,

  getList,

  getMany: manyReader(getList, (resource, id) => rest.getOne(resource, { id })),

  /** A settings record is stored as a new version of the one that was edited, not as the row that the list shows. */
  update(resource: string, params: UpdateParams) {
    if (resource !== 'tenants') return rest.update(resource, params);
    const { version, settings } = params.data as Partial<TenantRecord>;
    return rest.update(resource, { ...params, data: { version, settings } });
  },

  restoreTenantVersion: (tenantId, version) =>
    callApi('restoreTenantVersion', { params: { id: tenantId }, body: { version } }),

  async resetSecondFactor(staffId) {
    await callApi('resetSecondFactor', { params: { id: staffId } });
  },

  sendNewsletter: (id, at) =>
    callApi('sendNewsletter', { params: { id }, body: at === undefined ? {} : { at } }),

  stopNewsletter: (id) => callApi('stopNewsletter', { params: { id } }),

  async tryNewsletter(id, language) {
    await callApi('tryNewsletter', { params: { id }, body: { language } });
  },

  async makeDiscountCodes({ tenant, rules, ...what }) {
    if ('count' in what)
      return (await callApi('createDiscountBatch', { body: { tenant, ...rules, ...what } })).codes;
    const named = 'code' in what ? { code: what.code } : { user_id: what.drawnFor };
    const { code } = await callApi('createDiscountCode', { body: { tenant, ...rules, ...named } });
    return 'code' in what ? undefined : [code];
  },

  settingsSchema: () => callApi('getSettingsSchema'),
} as ConsoleDataProvider;

export function useConsoleDataProvider(): ConsoleDataProvider {
  return useDataProvider<ConsoleDataProvider>();
}
