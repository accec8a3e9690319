import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { languages } from '@kindling/contract/languages';
import { repositoryPath } from '../../../kernel/config/repository.js';
import type { MessageRules } from './message-concern.js';
import { readRules, ruleFile, RuleIndex, type RuleFile } from './message-rules.js';

const hostFile = z.strictObject({ payment: z.array(z.hostname()), harmless: z.array(z.hostname()) });

/**
 * Reads `message-rules/`: a file for each language, and the hosts of links.
 *
 * @throws Error for a rule that can't be read
 */
export async function readMessageRules(): Promise<MessageRules> {
  const files = await Promise.all(languages.map(readRuleFile));
  const hosts = hostFile.parse(await read('hosts.json'));
  return { index: new RuleIndex(files.flatMap(readRules)), hosts };
}

/** The file of one language. */
export async function readRuleFile(language: string): Promise<RuleFile> {
  return ruleFile.parse(await read(`${language}.json`));
}

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(repositoryPath('message-rules', name), 'utf8')) as unknown;
}
