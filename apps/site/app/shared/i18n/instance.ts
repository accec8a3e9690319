import { createInstance, type i18n, type InitOptions, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { interpolation } from '@kindling/contract/text/isolate';
import { numbersInTexts } from '@kindling/contract/text/numbers';
import { pseudoLocale } from '@kindling/contract/text/pseudo-locale';
import { loadTexts } from './resources';

/** Loaded on every page; pages name theirs in `handle.i18n`. */
const baseNamespaces = ['common', 'errors'] as const;

const i18nOptions: InitOptions = {
  fallbackLng: false,
  ns: [],
  defaultNS: 'common',
  interpolation,
  react: { useSuspense: false },
};

/** One instance per language, shared between requests, never the global one. */
const instances = new Map<string, Promise<i18n>>();

async function create(language: string): Promise<i18n> {
  const instance = createInstance().use(numbersInTexts);
  await instance.use(initReactI18next).init({ ...i18nOptions, lng: language, resources: { [language]: {} } });
  return instance;
}

/** Pseudo-texts, and the code that makes them from English ones, are loaded by tests only. */
async function textsOf(language: string, namespace: string): Promise<ResourceKey> {
  if (language !== pseudoLocale) return loadTexts(language, namespace);
  const [{ pseudoTexts }, texts] = await Promise.all([import('./pseudo-texts'), loadTexts('en', namespace)]);
  return pseudoTexts(texts);
}

/**
 * The instance of a language with the named namespaces (and the base ones) loaded.
 *
 * @throws Error if a namespace has no file
 */
export async function loadI18n(language: string, namespaces: readonly string[]): Promise<i18n> {
  let pending = instances.get(language);
  if (!pending) instances.set(language, (pending = create(language)));
  const instance = await pending;
  const missing = [...new Set([...baseNamespaces, ...namespaces])].filter(
    (namespace) => !instance.hasResourceBundle(language, namespace),
  );
  await Promise.all(
    missing.map(async (namespace) =>
      instance.addResourceBundle(language, namespace, await textsOf(language, namespace)),
    ),
  );
  return instance;
}
