import fs from 'node:fs';
import path from 'node:path';
import mysql from 'mysql2/promise';
import type { TenantFile } from '../../../packages/contract/src/brands/settings/tenant-file.ts';
import { root } from '../../../scripts/root.ts';

/**
 * Brands that differ as brands do: names, texts in all their languages, support, prices.
 *
 * @param model the demo brand that they are variations of
 * @returns their hosts
 */
export async function insertBrands(databaseUrl: string, count: number, model = 'vonk'): Promise<string[]> {
  const text = fs.readFileSync(path.join(root, `config/tenants/${model}.json`), 'utf8');
  const file = JSON.parse(text) as TenantFile;
  const { locales } = file.settings;
  const inAll = (write: (locale: string) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, write(locale)]));
  const rows = Array.from({ length: count }, (_, number) => {
    const settings = {
      ...file.settings,
      name: `Brand ${number}`,
      mail_name: `Brand ${number}`,
      index_title: inAll((locale) => `Brand ${number}: a place like no other (${locale})`),
      description: inAll((locale) => `All about brand ${number} and about nothing else (${locale}).`),
      support_email: `service@brand-${number}.example`,
      support_phone: `+31 30 ${1_000_000 + number}`,
      bundles: file.settings.bundles.map((bundle) => ({
        ...bundle,
        price_cents: bundle.price_cents + number,
      })),
    };
    return {
      id: `brand-${number}`,
      host: `brand-${number}.localhost`,
      name: settings.name,
      settings: JSON.stringify(settings),
    };
  });
  const connection = await mysql.createConnection(databaseUrl);
  try {
    for (let at = 0; at < rows.length; at += 1000) {
      const part = rows.slice(at, at + 1000);
      // A server that looks in between would see brands without hosts.
      await connection.beginTransaction();
      await connection.query(
        'INSERT INTO tenant (id, version, name, niche, settings, conflict, changed_at) VALUES ?',
        [part.map(({ id, name, settings }) => [id, 1, name, 1, settings, 0, new Date()])],
      );
      await connection.query('INSERT INTO tenant_host (host, tenant_id, position) VALUES ?', [
        part.map(({ host, id }) => [host, id, 0]),
      ]);
      await connection.commit();
    }
  } finally {
    await connection.end();
  }
  return rows.map(({ host }) => host);
}
