import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';

/** Looks up the texts of one language as the pages show them: `t('account:login.submit')`. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** @throws Error for a text that does not exist, so that no test looks for `undefined` */
export function textsOf(language: string): Texts {
  const namespaces = new Map<string, unknown>();
  return (key, values = {}) => {
    const [namespace = '', dotted = ''] = key.split(':');
    if (!namespaces.has(namespace)) {
      const file = path.join(root, 'locales', language, `${namespace}.json`);
      namespaces.set(namespace, JSON.parse(fs.readFileSync(file, 'utf8')));
    }
    const text = dotted
      .split('.')
      .reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part],
        namespaces.get(namespace),
      );
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`));
  };
}
