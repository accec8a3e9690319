import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { isAlive } from '../../scripts/services/process-table.ts';
import { until } from '../support/app/until.ts';

/** Stands for the launcher: says who it is, and stays until it is asked to end. */
const launcher = `
import fs from 'node:fs';
fs.writeFileSync('pid', String(process.pid));
setInterval(() => undefined, 1000);
`;

test('whoever ends npm ends what it started: no shell between them keeps the signal', async () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-npm-'));
  fs.mkdirSync(path.join(folder, 'scripts'));
  fs.writeFileSync(path.join(folder, 'scripts/start.mjs'), launcher);
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'started', version: '1.0.0', scripts: { start: scripts['start'] } }),
  );
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
  const pidFile = path.join(folder, 'pid');
  await until('the launcher', () => fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8') !== '');
  const pid = Number(fs.readFileSync(pidFile, 'utf8'));
  try {
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await until('its end', () => !isAlive(pid));
    expect(isAlive(pid)).toBe(false);
  } finally {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
