/** The parts of a window that the script uses. */
interface Part {
  hidden: boolean;
  textContent: string | null;
  href: string;
  dataset: Record<string, string | undefined>;
  addEventListener(name: 'click', listener: () => void): void;
}
interface PageWindow {
  document: { documentElement: { lang: string }; querySelectorAll(selector: string): Iterable<Part> };
  location: { hash: string };
  fetch(path: string, options: object): Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>;
  addEventListener(name: 'hashchange', listener: () => void): void;
}
interface Shown {
  sharer: string;
  plan: { other: string; place: string; at: string } | null;
  state: 'planned' | 'asked' | 'well';
  asked_at: string;
  ends_at: string;
  emergency: string | null;
}

/**
 * The script of the page of a shared plan: asks for what the token behind the `#` leads to and writes it into the page as
 * text. Its source is sent as it is, so it must not use anything from outside.
 *
 * @param path of the call
 */
export function sharedDateScript(page: PageWindow, path: string): void {
  const parts = (name: string) => [...page.document.querySelectorAll(`[data-${name}]`)];
  const show = (state: string): void => {
    for (const part of parts('state')) part.hidden = part.dataset['state'] !== state;
  };
  /** A time as clocks on a wall show it, in the page's language. */
  const time = (shown: string): string => {
    const form = {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    } as const;
    const { lang } = page.document.documentElement;
    return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { ...form, timeZone: 'UTC' }).format(
      new Date(`${shown}:00.000Z`),
    );
  };
  /** A name keeps its own direction and does not reorder the sentence. */
  const name = (text: string): string => `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`;

  const write = ({ sharer, plan, state, asked_at, ends_at, emergency }: Shown): void => {
    const values: Record<string, string> = {
      sharer: name(sharer),
      other: plan ? name(plan.other) : '',
      place: plan ? plan.place : '',
      at: plan ? time(plan.at) : '',
      asked: time(asked_at),
      ends: time(ends_at),
      emergency: emergency ?? '',
    };
    for (const part of parts('text')) {
      const text = part.dataset[state] ?? part.dataset['text'] ?? '';
      part.textContent = text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
    }
    for (const part of parts('only')) part.hidden = !(part.dataset['only'] ?? '').split(' ').includes(state);
    for (const part of parts('now')) part.dataset['now'] = state;
    for (const part of parts('call')) {
      part.hidden = emergency === null;
      part.href = `tel:${(emergency ?? '').replace(/[^\d+]/g, '')}`;
    }
    show('shown');
  };

  const open = async (): Promise<void> => {
    show('waits');
    try {
      const answer = await page.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: page.location.hash.slice(1) }),
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (answer.ok) write((await answer.json()) as Shown);
      else show(answer.status === 410 || answer.status === 400 ? 'ended' : 'failed');
    } catch {
      show('failed');
    }
  };
  for (const button of parts('again')) button.addEventListener('click', () => void open());
  page.addEventListener('hashchange', () => void open());
  void open();
}
