import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../../scripts/root.ts';
import { dkimVerifier, findExecutable } from '../../../scripts/system/programs.ts';
import type { ArrivedMail } from './mail-server.ts';

interface Signature {
  domain: string;
  selector: string;
  /** What it covers, in small letters. */
  headers: string[];
}

/** What a receiver finds out about a mail's sender. */
export interface Authenticated {
  /** Signatures that hold. */
  signedBy: Signature[];
  /** Domain that the reader sees. */
  from: string;
  /** Whether one of the signatures is of that very domain, as DMARC asks for at its strictest. */
  aligned: boolean;
}

/** Checks a mail as a receiver does, by code that is not ours. @param dns `127.0.0.1:<port>`, asked for keys */
export async function authenticated({ raw, email }: ArrivedMail, dns: string): Promise<Authenticated> {
  const program = findExecutable(...dkimVerifier.executables.flat());
  if (program === undefined) throw new Error(`${dkimVerifier.name} is not installed`);
  // Its library is that of the Python that it names in its first line.
  const [first = ''] = (await readFile(program, 'utf8')).split('\n', 1);
  const [python = '', ...options] = first.replace(/^#!\s*/, '').split(/\s+/);
  const script = path.join(root, 'tests/support/mail/verify_dkim.py');
  const port = dns.split(':')[1] ?? '';
  const child = spawn(python, [...options, script, port], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(raw);
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error('the signatures could not be verified');
  const signedBy = JSON.parse(printed) as Signature[];
  const from = email.from?.address?.split('@')[1] ?? '';
  return { signedBy, from, aligned: signedBy.some(({ domain }) => domain === from) };
}
