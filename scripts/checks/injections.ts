import fs from 'node:fs';
import path from 'node:path';
import { sourcesBelow } from '../builds/inputs.ts';

/** What a class may have handed to it without a reason. */
const MOST = 8;

/**
 * Classes with more, each with why it is one class all the same. What falls back to eight has to go from here; what is new
 * is split: the list only shrinks.
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
};

/**
 * Classes with too many injections, and entries of the list that are no longer needed.
 *
 * @param rootFolder the repository
 */
export function injectionProblems(rootFolder: string): string[] {
  const texts = sourcesBelow(path.join(rootFolder, 'apps/server/src'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  return judgeInjections(injections(texts), EXPLAINED);
}

/** @param explained classes that may have more, each with its reason */
export function judgeInjections(
  counted: Readonly<Record<string, number>>,
  explained: Readonly<Record<string, string>>,
): string[] {
  const many = Object.entries(counted).filter(([, count]) => count > MOST);
  return [
    ...many
      .filter(([name]) => !(name in explained))
      .map(
        ([name, count]) =>
          `${name} has ${count} injections; ${MOST} are the most. Split the class: the list of explained ones only shrinks.`,
      ),
    ...Object.keys(explained)
      .filter((name) => (counted[name] ?? 0) <= MOST)
      .map(
        (name) =>
          `${name} has at most ${MOST} injections now: take it off the list in scripts/checks/injections.ts`,
      ),
  ];
}

/** Injections of each class of these sources. */
export function injections(texts: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const part of texts.flatMap((text) => text.split(/^(?=(?:export )?(?:abstract )?class )/m).slice(1))) {
    const [, name = ''] = /class (\w+)/.exec(part) ?? [];
    counted[name] = (counted[name] ?? 0) + [...part.matchAll(/@Inject\(/g)].length;
  }
  return counted;
}
