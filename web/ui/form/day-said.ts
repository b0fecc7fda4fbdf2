import { asDay, isDay, startOfDay } from '#domain/time.ts';

/**
 * Writes the day of a date field over it, day first and in the page's language: the platform writes it in the language of the
 * browser, in many as mm/dd/yyyy (docs/decisions/0158-days-in-our-own-words.md). What is half typed stays as the platform shows it.
 */
export function sayDay(place: HTMLElement): void {
  const input = place.querySelector('input');
  const said = place.querySelector<HTMLElement>('.day-said');
  if (!input || !said) return;
  const words = isDay(input.value) ? dayOf(input) : (said.dataset['empty'] ?? '');
  if (said.textContent !== words) said.textContent = words;
  said.classList.toggle('is-empty', input.value === '');
  said.hidden = input.validity.badInput;
}

/** Says the day again whenever somebody or something changes the field, until the signal. */
export function keepDaySaid(place: HTMLElement, signal: AbortSignal | null = null): void {
  const say = () => sayDay(place);
  const options = signal ? { signal } : {};
  for (const event of ['input', 'change', 'focusout']) place.addEventListener(event, say, options);
  // a form is emptied after its event
  place.querySelector('input')?.form?.addEventListener('reset', () => setTimeout(say), options);
  say();
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `Thu, 3 Dec 2026`; a date of birth without its weekday. */
function dayOf(input: HTMLInputElement): string {
  const { lang } = document.documentElement;
  const isBirth = input.getAttribute('autocomplete') === 'bday';
  const key = `${lang} ${isBirth}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(lang, {
      timeZone: 'Asia/Kolkata',
      ...(!isBirth && { weekday: 'short' }),
      day: 'numeric',
      month: isBirth ? 'long' : 'short',
      year: 'numeric',
    });
  formats.set(key, format);
  return format.format(startOfDay(asDay(input.value)));
}
