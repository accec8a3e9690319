/** Takes the reader to the first field that is wrong, once the problems stand in the page. */
export function focusFirstProblem(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
