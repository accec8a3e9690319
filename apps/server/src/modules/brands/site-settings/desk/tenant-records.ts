import type { TenantRecord, TenantRow } from '@kindling/contract/brands/calls/tenants';
import type { StoredTenant, VersionContent } from '../site-settings.repository.js';
import type { TenantSummary } from '../tenant-list.repository.js';

export function toRow(tenant: TenantSummary): TenantRow {
  return {
    id: tenant.id,
    name: tenant.name,
    state: tenant.state,
    primary_host: tenant.hosts[0] ?? '',
    hosts: tenant.hosts,
    niche: tenant.niche,
    domain_language: tenant.domainLanguage,
    version: tenant.version,
    updated_at: tenant.changedAt.toISOString(),
    conflict: tenant.conflict,
  };
}

export function toRecord(tenant: StoredTenant): TenantRecord {
  const { name, niche, domain_language: domainLanguage } = tenant.settings;
  return { ...toRow({ ...tenant, name, niche, domainLanguage }), settings: tenant.settings };
}

/** A version as its changes name it: the settings with the hosts and the state. */
export function withHosts({ settings, hosts, state }: VersionContent): Record<string, unknown> {
  // Versions from before hosts were kept say nothing of them.
  return { ...settings, ...(hosts ? { hosts } : {}), state };
}

/** The value at a dotted path of a record; null for none. */
export function valueAt(record: unknown, path: string): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], record);
  return found ?? null;
}
