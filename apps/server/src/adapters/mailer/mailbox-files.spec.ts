import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MailboxFiles } from './mailbox-files.js';

test('the mailbox keeps the newest mails of a brand and lets the older ones go', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-mailbox-'));
  try {
    const mailbox = new MailboxFiles(folder);
    const mail = (id: number, tenantId = 'alpha') =>
      mailbox.put({ tenantId, id: `m${id}`, to: 'a@example.test', sentAt: new Date() } as never);
    await mail(0, 'beta');
    for (let id = 1; id < 2200; id++) await mail(id);
    const names = await readdir(path.join(folder, 'mailbox', 'alpha'));
    expect(names.length).toBeGreaterThanOrEqual(2000);
    expect(names.length).toBeLessThan(2100);
    expect(names).toContain('m2199.json');
    expect(names).not.toContain('m1.json');
    expect(await readdir(path.join(folder, 'mailbox', 'beta'))).toEqual(['m0.json']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
