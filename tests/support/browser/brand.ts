import type { Page } from '@playwright/test';
import mysql from 'mysql2/promise';
import { recorderHost, tagHost } from './outside-company.ts';

/** Brands beside the demo's: the first of them under other names, with what the demo's brands have not. */
const brands = [
  { id: 'salon', name: 'Salon', settings: { signups: 'invite' } },
  { id: 'veer', name: 'Veer', settings: { signups: 'with_trafficsource' } },
  {
    id: 'kroon',
    name: 'Kroon',
    settings: {
      tag_name: 'Telbureau',
      tag_script: `https://${tagHost}/tag.js`,
      tag_site: 'kroon-1',
      recorder_name: 'Kijkglas',
      recorder_script: `https://${recorderHost}/recorder.js`,
    },
  },
] as const;

/** Takes nobody without an invitation. */
export const invitingHost = 'salon.localhost';
/** Takes who comes from a traffic source. */
export const partneredHost = 'veer.localhost';

/** Has a tracking tag and a session recorder of other companies. */
export const trackedHost = 'kroon.localhost';

/** Puts them into a prepared database. */
export async function addChoosyBrands(databaseUrl: string): Promise<void> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    for (const { id, name, settings } of brands) {
      await connection.query(
        `INSERT INTO tenant (id, version, name, niche, settings, file_hash, file_version, conflict, changed_at)
         SELECT ?, 1, ?, niche, JSON_MERGE_PATCH(settings, ?), NULL, NULL, 0, changed_at
         FROM tenant WHERE id = 'vonk'`,
        [id, name, JSON.stringify({ ...settings, name })],
      );
      await connection.query('INSERT INTO tenant_host (host, tenant_id, position) VALUES (?, ?, 0)', [
        `${id}.localhost`,
        id,
      ]);
    }
  } finally {
    await connection.end();
  }
}

/** Fills in the console's form of a new brand, in the Netherlands and of a company that there is. */
export async function fillNewBrand(
  page: Page,
  { name, host, key, supportMail }: { name: string; host: string; key?: string; supportMail?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Host' }).fill(host);
  // Left alone, both follow from what was filled in.
  if (key !== undefined) await page.getByRole('textbox', { name: 'Key' }).fill(key);
  if (supportMail !== undefined) await page.getByRole('textbox', { name: 'Support mail' }).fill(supportMail);
  await page.getByRole('combobox', { name: 'Countries' }).fill('Nether');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Velvet' }).click();
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: /Lantaarn/ }).click();
}
