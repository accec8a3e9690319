/** What of a setting takes the focus: the part that is wrong, otherwise what is typed or chosen in. */
const taken = '[aria-invalid="true"], input, textarea, [role="combobox"], button, [tabindex]';

/**
 * Brings a setting into view with the focus in it: the part that a path names, otherwise what there is around it.
 *
 * @param path dotted path of the settings
 * @returns false while the page does not show it
 */
export function showSetting(path: string): boolean {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const id = CSS.escape(`settings_${parts.slice(0, length).join('_')}`);
    // Lists of codes have a field for each of theirs.
    const found = document.querySelector<HTMLElement>(`[id="${id}"], [id^="${id}_"], [id^="${id}-"]`);
    if (!found) continue;
    const field = found.matches(taken) ? found : (found.querySelector<HTMLElement>(taken) ?? found);
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    return true;
  }
  return false;
}
