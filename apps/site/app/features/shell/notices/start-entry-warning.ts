import type { Country } from '@kindling/contract/languages';
import type { EntryWarningFacts } from './entry-warning-rule';

/**
 * Opens the entry warning by the rule, and stores when it was answered. The page contains its source, so it may use nothing
 * from outside; the rule is an argument.
 *
 * @param opens `opensEntryWarning`
 * @param facts known to the page; the browser adds the rest
 */
export function startEntryWarning(
  dialogId: string,
  opens: (facts: EntryWarningFacts) => boolean,
  facts: Pick<EntryWarningFacts, 'enabled' | 'loggedIn' | 'page' | 'onlyIn'>,
): void {
  const key = 'entry-warning';
  const dialog = document.getElementById(dialogId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  let answeredAt: number | null = null;
  try {
    answeredAt = Number(localStorage.getItem(key)) || null;
  } catch {
    // Storage is shut off: the warning comes with every page.
  }
  const decide = (country: Country | null) => {
    const installedApp = window.matchMedia('(display-mode: standalone)').matches;
    if (opens({ ...facts, installedApp, country, answeredAt })) dialog.showModal();
  };
  const keepAnswer = () => {
    try {
      localStorage.setItem(key, String(Math.floor(Date.now() / 1000)));
    } catch {
      // As above.
    }
  };
  // The press sends its form at once, before whoever is in a hurry leaves the page; Esc only closes.
  dialog.addEventListener('submit', keepAnswer);
  dialog.addEventListener('close', keepAnswer);
  if (!facts.onlyIn || answeredAt !== null) {
    decide(null);
    return;
  }
  fetch('/api/settings.php', { headers: { 'x-request-type': 'client' } })
    .then((response) => response.json())
    .then(
      (settings: { geoip_selected_country: Country | null; geoip_country: Country | null }) =>
        decide(settings.geoip_selected_country ?? settings.geoip_country),
      () => undefined,
    );
}
