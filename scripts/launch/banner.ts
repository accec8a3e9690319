import { bold, dim, say } from '../terminal.ts';

const DEMO_PASSWORD = 'Kindling-demo-1';

/** Where to look and whom to log in as. */
export function printBanner(env: Record<string, string>): void {
  const at = (host: string, path = '') => `http://${host}:${env['PORT']}${path}`;
  const consoleHost = process.env['CONSOLE_HOST'] || 'console.localhost';
  say();
  say(`  ${bold('Kindling is running.')} ${dim('Ctrl-C stops it.')}`);
  if (env['NODE_ENV'] === 'production') {
    say(`  ${at(env['HOST'] ?? '')}`);
    return;
  }
  say();
  say(`  Dutch brand     ${bold(at('vonk.localhost'))}  ${dim(`also ${at('localhost')}`)}`);
  say(`  German brand    ${bold(at('rubens.localhost'))}`);
  say(`  English brand   ${bold(at('harbour.localhost'))}`);
  say(`  Console         ${bold(at(consoleHost))}`);
  say(`  Mails           ${at('vonk.localhost', '/dev/mailbox')}`);
  say();
  say(`  Members   free@demo.test  empty@demo.test  premium@demo.test`);
  say(`  Staff     owner@demo.test  operator@demo.test  moderator@demo.test  support@demo.test`);
  say(`            limited@demo.test  ${dim('(a moderator of Rubens alone)')}`);
  say(`  Password  ${bold(DEMO_PASSWORD)}  ${dim('(all of them, on every brand)')}`);
  say(`  Code      ${dim('the console shows it when it asks for it')}`);
  say();
}
