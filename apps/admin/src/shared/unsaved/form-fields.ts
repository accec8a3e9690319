import { isLanguage } from '@kindling/contract/languages';
import { languageName } from '../words/names';
import { codeName } from '../words/texts';

const page = (): ParentNode => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;

/** What holds a field with its label and its hint. */
function holderOf(path: string): Element | null {
  const named = page().querySelector(`[name="${CSS.escape(path)}"]`);
  return named?.closest('.MuiFormControl-root') ?? named;
}

const typedIn =
  '[role="combobox"], input:not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), button';

/** Puts the focus into a field, by the name of its input. @returns false where the page does not show it */
export function focusField(path: string): boolean {
  const holder = holderOf(path);
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

/** What a field is called on the page, with its language where it has one. */
export function fieldName(path: string): string {
  const parts = path.split('.');
  const label = holderOf(path)
    ?.querySelector('label')
    ?.textContent.replace(/\s*\*$/, '');
  const language = parts.find(isLanguage);
  return [label || codeName(parts.at(-1) ?? path), language && languageName(language)]
    .filter(Boolean)
    .join(', ');
}
