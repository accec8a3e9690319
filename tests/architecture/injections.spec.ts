import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** What a class may have handed to it without a reason. */
const MOST = 8;

/**
 * Classes with more, each with why it is one class all the same. What falls back to eight has to go from here; what is new
 * is split before it is explained.
 */
const EXPLAINED: Readonly<Record<string, string>> = {
  EraseMember: 'asks each module that holds something of a member, one line each',
  CollectExport: 'asks each module that holds something of a member, one line each',
  CreditsApi: 'the one door of credits; nearly every method hands on',
  ProfilesApi: 'the one door of profiles; nearly every method hands on',
  PaymentsApi: 'the one door of payments; nearly every method hands on',
  PhotosApi: 'the one door of photos; nearly every method hands on',
  FictionalChats: 'the one door by which the fictional desk reads and writes chats',
  ChatsController: 'one use case for each call of `routes/chats.ts`, whose file it is',
  WriteMessage: 'one transaction of message, place, charge and events; half of it would be neither',
  StartPayment: 'all that is asked before money moves, in the order in which it is asked',
  Decide: 'one transaction of decision, figures, audit log and what follows',
  FileReport: 'one transaction of report, evidence, desk and receipt',
  SendVerificationPhoto: 'one transaction of picture, row, desk and files',
  ConfirmMailChange: 'one transaction of links, address, bans and sessions',
  ChangeGallery: 'each change locks and tells the same, which stands here once',
  StorePhoto: 'one path from bytes to a stored photo',
};

/** Injections of each class below a folder. */
function injections(): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const file of fs.globSync('apps/server/src/**/*.ts', { cwd: root })) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const part of text.split(/^(?=(?:export )?(?:abstract )?class )/m).slice(1)) {
      const [, name = ''] = /class (\w+)/.exec(part) ?? [];
      counted[name] = (counted[name] ?? 0) + [...part.matchAll(/@Inject\(/g)].length;
    }
  }
  return counted;
}

test('a class has at most eight injections, or a reason for more', () => {
  const counted = injections();
  expect(Object.keys(counted).length).toBeGreaterThan(200);
  const many = Object.keys(counted).filter((name) => (counted[name] ?? 0) > MOST);
  expect(many.sort()).toEqual(Object.keys(EXPLAINED).sort());
});
