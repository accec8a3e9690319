import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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
  ProfilesApi: 'the one door of profiles; nearly every method hands on',
  PaymentsApi: 'the one door of payments; nearly every method hands on',
  FictionalChats: 'the one door by which the fictional desk reads and writes chats',
  WriteMessage: 'one transaction of message, place, charge and events; half of it would be neither',
  Decide: 'one transaction of decision, figures, audit log and what follows',
  FileReport: 'one transaction of report, evidence, desk and receipt',
  ConfirmMailChange: 'one transaction of links, address, bans and sessions',
  ChangeGallery: 'each change locks and tells the same, which stands here once',
};

/** A class of the server. */
export interface SourceClass {
  name: string;
  /** Whether Nest makes it: it or a parameter of its constructor has a decorator. */
  isInjected: boolean;
  /** Undefined for a class that declares no constructor. */
  injections: readonly Injection[] | undefined;
  /** Class that it extends. */
  base: string | undefined;
}

interface Injection {
  field: string;
  /** Undefined where `@Inject` says what is injected. */
  type: string | undefined;
  /** Whether a method or another field could not be told from a field of its class's name. */
  isNameTaken: boolean;
}

/**
 * Classes with too many injections or misnamed ones, classes that would get nothing injected, and entries of the list that
 * are no longer needed.
 *
 * @param rootFolder the repository
 */
export function injectionProblems(rootFolder: string): string[] {
  const texts = sourcesBelow(path.join(rootFolder, 'apps/server/src'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  return judgeInjections(classesOf(texts), EXPLAINED);
}

/** @param explained classes that may have more, each with its reason */
export function judgeInjections(
  classes: readonly SourceClass[],
  explained: Readonly<Record<string, string>>,
): string[] {
  const byName = new Map(classes.map((one) => [one.name, one.injections ?? []]));
  return [
    ...classes
      .filter(({ isInjected }) => isInjected)
      .flatMap((one) => [
        ...countProblems(one, explained),
        ...nameProblems(one),
        ...heirProblems(one, byName.get(one.base ?? '') ?? []),
      ]),
    ...Object.keys(explained)
      .filter((name) => (byName.get(name)?.length ?? 0) <= MOST)
      .map(
        (name) =>
          `${name} has at most ${MOST} injections now: take it off the list in scripts/checks/injections.ts`,
      ),
  ];
}

function countProblems(
  { name, injections }: SourceClass,
  explained: Readonly<Record<string, string>>,
): string[] {
  const count = injections?.length ?? 0;
  if (count <= MOST || name in explained) return [];
  return [
    `${name} has ${count} injections; ${MOST} are the most. Split the class: the list of explained ones only shrinks.`,
  ];
}

/** What Nest reads of a class's constructor it otherwise finds at the class that it extends, or not at all. */
function heirProblems({ name, base, injections }: SourceClass, inherited: readonly Injection[]): string[] {
  if (inherited.length === 0) return [];
  if (injections === undefined)
    return [`${name} inherits its constructor, so nothing is injected: declare that of ${base} again`];
  return injections
    .filter(
      ({ type }, place) => type !== undefined && inherited[place] && inherited[place].type === undefined,
    )
    .map(
      ({ field }) => `${name} gets as ${field} what \`@Inject\` of ${base} says: say \`@Inject\` there, too`,
    );
}

/** A field is called like its class, with a small first letter; of repositories and api classes without that word. */
function nameProblems({ name, injections = [] }: SourceClass): string[] {
  return injections.flatMap(({ field, type, isNameTaken }) => {
    if (type === undefined || isNameTaken) return [];
    const whole = lowered(type);
    const short = whole.replace(/(?<=\w)(Repository|Api)$/, '');
    return field === whole || field === short
      ? []
      : [`${name} calls ${type} \`${field}\`: an injected field is called like its class, \`${short}\``];
  });
}

export function classesOf(texts: readonly string[]): SourceClass[] {
  const found: SourceClass[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) found.push(classOf(node, node.name.text));
    ts.forEachChild(node, visit);
  };
  for (const text of texts) visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function classOf(node: ts.ClassDeclaration, name: string): SourceClass {
  const constructor = node.members.find(ts.isConstructorDeclaration);
  const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const members = new Set(node.members.map((member) => member.name?.getText()));
  const isDecorated = (one: ts.HasDecorators) => ts.getDecorators(one) !== undefined;
  return {
    name,
    isInjected: isDecorated(node) || constructor?.parameters.some(isDecorated) === true,
    base: base?.expression.getText(),
    injections: constructor?.parameters.map((parameter) => {
      const { type } = parameter;
      const isTyped = type && ts.isTypeReferenceNode(type) && !isDecorated(parameter);
      const typeName = isTyped ? type.typeName.getText() : undefined;
      return {
        field: parameter.name.getText(),
        type: typeName,
        isNameTaken: typeName !== undefined && members.has(lowered(typeName)),
      };
    }),
  };
}

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
