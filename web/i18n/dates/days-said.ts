import { asDay, isDay, startOfDay, type Instant } from '#domain/time.ts';

/**
 * Writes the day of each date field over it, day first and in the page's language: the platform writes it in the language of the
 * browser, in many as mm/dd/yyyy (docs/decisions/0158-days-in-our-own-words.md). What is half typed stays as the platform shows it.
 * `fields` are those that may be written to: a page of React's leaves what the server drew as it is until it has taken over, and says
 * `day-drawn` then and after each time it draws one (`DaySaid`, web/ui/form/date-picker.tsx), since forms write without an event.
 */
export function sayDays(fields = '.day-field[data-drawn]'): void {
  const sayAll = () => document.querySelectorAll<HTMLElement>(fields).forEach(sayDay);
  for (const event of ['input', 'change', 'focusout', 'day-drawn']) {
    document.addEventListener(event, ({ target }) => {
      const place = target instanceof Element ? target.closest<HTMLElement>(fields) : null;
      if (place) sayDay(place);
    });
  }
  // a form is emptied after its event, and the browser puts back what somebody had chosen after the page is drawn
  document.addEventListener('reset', () => setTimeout(sayAll));
  addEventListener('pageshow', sayAll);
  sayAll();
  if (isEnglish()) return;
  // until the table of the language is here the platform shows the day
  void writeBy(document.documentElement.lang).then(sayAll);
}

async function writeBy(lang: string): Promise<void> {
  const { hindiDates, odiaDates } = await import('#domain/words/dates.ts');
  const { dayShortDated, dateLong } = lang.startsWith('or') ? odiaDates : hindiDates;
  write = (at, isBirth) => (isBirth ? dateLong(at) : dayShortDated(at));
}

const isEnglish = (): boolean => document.documentElement.lang.startsWith('en');

let write: ((at: Instant, isBirth: boolean) => string) | null = null;

function sayDay(place: HTMLElement): void {
  const input = place.querySelector('input');
  const said = place.querySelector<HTMLElement>('.day-said');
  if (!input || !said) return;
  const day = isDay(input.value) ? dayOf(input) : null;
  const words = day ?? said.dataset['empty'] ?? '';
  if (said.textContent !== words) said.textContent = words;
  said.classList.toggle('is-empty', input.value === '');
  // a time, and a day whose words are not here yet, are told by the platform
  const isTold = input.value !== '' && (input.type === 'time' || day === null);
  said.hidden = input.validity.badInput || isTold;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `Thu, 3 Dec 2026`; a date of birth without its weekday, `14 April 1988`. Null while the language has no words for days yet. */
function dayOf(input: HTMLInputElement): string | null {
  const { lang } = document.documentElement;
  const isBirth = input.getAttribute('autocomplete') === 'bday';
  if (!isEnglish()) return write?.(startOfDay(asDay(input.value)), isBirth) ?? null;
  const key = `${lang} ${isBirth}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { timeZone: 'Asia/Kolkata', ...partsOf(isBirth) });
  formats.set(key, format);
  // some data of languages puts a comma before the year
  return format.format(startOfDay(asDay(input.value))).replace(/, (?=\d{4}$)/, ' ');
}

const partsOf = (isBirth: boolean): Intl.DateTimeFormatOptions =>
  isBirth
    ? { day: 'numeric', month: 'long', year: 'numeric' }
    : { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
