import { textLength } from '@kindling/contract/text/text-length';
import { emptyDraft, storeDraft } from '../../../domain/account/signup/signup-draft';

const form = document.querySelector<HTMLFormElement>('[data-letter]');
const text = form?.querySelector('textarea');
const told = form?.querySelector<HTMLElement>('[data-length]');
const send = form?.querySelector<HTMLButtonElement>('[type="submit"]');

if (form && text && told && send) {
  const longest = Number(text.dataset['longest']);
  const measure = () => {
    const length = textLength(text.value);
    told.textContent = (told.dataset['text'] ?? '').replace('#', String(length));
    told.toggleAttribute('data-over', length > longest);
    text.toggleAttribute('aria-invalid', length > longest);
    send.disabled = length > longest;
  };
  measure();
  text.addEventListener('input', measure);
  form.addEventListener('change', ({ target }) => {
    // A line that was offered is a beginning: it may be changed like any other.
    if (!(target instanceof HTMLInputElement)) return;
    text.value = target.value;
    measure();
    text.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const message = text.value.trim();
    if (textLength(message) > longest) return;
    storeDraft(sessionStorage, { ...emptyDraft, message }, form.dataset['letter']);
    location.assign(form.dataset['on'] ?? '/');
  });
  // A card is turned by its button, and stays turned during writing.
  const card = form.closest<HTMLElement>('[data-card]');
  card?.querySelector('[data-turn]')?.addEventListener('click', () => {
    card.toggleAttribute('data-turned', true);
    text.focus({ preventScroll: true });
  });
}
