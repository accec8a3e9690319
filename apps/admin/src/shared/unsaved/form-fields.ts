import { isLanguage } from '@kindling/contract/languages';
import { useMemo, useSyncExternalStore } from 'react';
import { languageName } from '../words/names';
import { codeName } from '../words/texts';

/** The dialog on top, else the page. */
const onTop = (): ParentNode => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;

/** What holds a field with its label and its hint. */
function holderOf(path: string, within: ParentNode): Element | null {
  const named = within.querySelector(`[name="${CSS.escape(path)}"]`);
  return named?.closest('.MuiFormControl-root') ?? named;
}

const typedIn =
  '[role="combobox"], input:not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), button';

/** Whether the dialog on top, else the page, has this field. */
export const isShown = (path: string): boolean => holderOf(path, onTop()) !== null;

/** Puts the focus into a field, by the name of its input. @returns false where the page does not show it */
export function focusField(path: string): boolean {
  const holder = holderOf(path, onTop());
  const field = holder?.matches('input, textarea')
    ? (holder as HTMLElement)
    : holder?.querySelector<HTMLElement>(typedIn);
  if (!field) return false;
  // What was folded away unfolds first.
  requestAnimationFrame(() => {
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  });
  return true;
}

/** What a field is called, with its language where it has one. @param label what stands at its input */
function nameOf(path: string, label?: string): string {
  const parts = path.split('.');
  const language = parts.find(isLanguage);
  return [label || codeName(parts.at(-1) ?? path), language && languageName(language)]
    .filter(Boolean)
    .join(', ');
}

/** What a field is called that no page shows. */
export const fieldName = (path: string): string => nameOf(path);

function watchPage(onChange: () => void): () => void {
  const watching = new MutationObserver(onChange);
  watching.observe(document.body, { childList: true, subtree: true });
  return () => watching.disconnect();
}

/** The fields of these paths that are on the page, by their labels; those that went, and those that never were, are missing. */
export function useShownFields(paths: readonly string[]): ReadonlyMap<string, string> {
  const seen = useSyncExternalStore(watchPage, () => JSON.stringify(paths.flatMap(shownField)));
  return useMemo(() => new Map(JSON.parse(seen) as [string, string][]), [seen]);
}

function shownField(path: string): [path: string, name: string][] {
  // The page behind a question about it is still the page.
  const holder = holderOf(path, document);
  if (!holder) return [];
  return [[path, nameOf(path, holder.querySelector('label')?.textContent.replace(/\s*\*$/, ''))]];
}
