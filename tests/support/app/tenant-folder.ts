import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Company, Settings } from '../../../packages/contract/src/brands/settings/settings.ts';
import type { TenantFile } from '../../../packages/contract/src/brands/settings/tenant-file.ts';
import { root } from '../../../scripts/root.ts';

const model = JSON.parse(fs.readFileSync(path.join(root, 'config/tenants/vonk.json'), 'utf8')) as TenantFile;

/** A folder with `config` and `themes` as a repository has them, whose brands a test writes. */
export class TenantFolder {
  readonly path = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-brands-'));

  constructor() {
    fs.mkdirSync(path.join(this.path, 'config/tenants'), { recursive: true });
    fs.cpSync(path.join(root, 'config/companies'), path.join(this.path, 'config/companies'), {
      recursive: true,
    });
    fs.symlinkSync(path.join(root, 'themes'), path.join(this.path, 'themes'));
  }

  /** Writes a sound brand's file: the first demo brand with another key and host, and what a test wants different. */
  write(id: string, settings: Partial<Settings> = {}, hosts: readonly string[] = [`${id}.localhost`]): void {
    this.writeText(
      id,
      `${JSON.stringify({ id, hosts, settings: { ...model.settings, ...settings } }, null, 2)}\n`,
    );
  }

  /** Writes whatever a hand may have made of a file. */
  writeText(id: string, text: string): void {
    fs.writeFileSync(this.file(id), text);
  }

  /** Changes the demo company of that id. */
  writeCompany(id: string, changes: Partial<Company>): void {
    const file = path.join(this.path, 'config/companies', `${id}.json`);
    const before = JSON.parse(fs.readFileSync(file, 'utf8')) as Company;
    fs.writeFileSync(file, JSON.stringify({ ...before, ...changes }));
  }

  read(id: string): TenantFile {
    return JSON.parse(fs.readFileSync(this.file(id), 'utf8')) as TenantFile;
  }

  remove(): void {
    fs.rmSync(this.path, { recursive: true, force: true });
  }

  private file(id: string): string {
    return path.join(this.path, 'config/tenants', `${id}.json`);
  }
}
