import { searchRituals } from '#domain/search/ritual-search.ts';
import { counted, type Counted } from '../i18n/catalogue/counted.ts';

/** How long somebody has to pause in typing before the address says it too. */
const PAUSE_MS = 300;

/** Services narrows while one types and chooses, by the rules by which the server answers its form. */
export function narrowServices(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-narrow]');
  const list = document.querySelector<HTMLElement>('[data-rituals]');
  const said = document.querySelector<HTMLElement>('[data-words]');
  const none = document.querySelector<HTMLElement>('[data-none]');
  if (!form || !list || !said || !none) return;

  const cards = [...list.querySelectorAll<HTMLElement>('[data-names]')].toSorted((a, b) => placeOf(a) - placeOf(b));
  const shelves = [...list.querySelectorAll<HTMLElement>('[data-shelf]')];
  // written by the page (web/areas/public/services/route.tsx)
  const words = JSON.parse(said.dataset['words'] ?? '') as Words;

  /** Whether something is called so, or described so, and does not merely sound alike. */
  const show = (): boolean => {
    const { search, category } = narrowingIn(form);
    const within = cards.filter((card) => !category || card.dataset['category'] === category);
    const { rituals: found, near } = searchRituals(within, search, searchableOf);
    const rest = cards.filter((card) => !found.includes(card));
    for (const card of rest) card.hidden = true;
    for (const card of found) card.hidden = false;
    const order = search ? [...found, ...rest, ...shelves] : inCategories(cards, shelves);
    for (const shelf of shelves) shelf.hidden = search !== '' || !found.some((card) => isOn(shelf, card));
    if (order.some((one, place) => list.children[place] !== one)) list.append(...order);
    none.hidden = found.length > 0;
    said.textContent = saidOf(words, found.length, near ? search : null);
    return found.length > 0 && !near;
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  const narrow = (): boolean => {
    clearTimeout(pause);
    pause = setTimeout(() => history.replaceState(history.state, '', addressOf(form)), PAUSE_MS);
    return show();
  };
  form.addEventListener('input', narrow);
  form.addEventListener('submit', (event) => {
    // the server knows what is written of a ritual in the languages that this page does not say
    if (narrow()) event.preventDefault();
  });
  // on the way to another page the address stays as it is; the list that is come back to is what the form says
  addEventListener('pagehide', () => clearTimeout(pause));
  const asTyped = () => {
    if (addressOf(form) !== location.pathname + location.search) narrow();
  };
  addEventListener('pageshow', asTyped);
  // this script may come after the page was shown
  asTyped();
}

/** What is said of the list; `{typed}` is the gap for what was looked for. */
export interface Words {
  readonly count: Counted;
  /** The language, and whose digits. */
  readonly locale: string;
  readonly near: string;
}

function saidOf(words: Words, count: number, near: string | null): string {
  if (count === 0) return '';
  return near === null ? counted(words.count, count, words.locale) : words.near.replace('{typed}', () => near);
}

const isOn = (shelf: HTMLElement, card: HTMLElement): boolean => card.dataset['category'] === shelf.dataset['shelf'];

/** Each below the name of its category; what has none comes first. */
const inCategories = (cards: readonly HTMLElement[], shelves: readonly HTMLElement[]): HTMLElement[] => [
  ...cards.filter((card) => !shelves.some((shelf) => isOn(shelf, card))),
  ...shelves.flatMap((shelf) => [shelf, ...cards.filter((card) => isOn(shelf, card))]),
];

const placeOf = (card: HTMLElement): number => Number(card.dataset['place']);

/** What its card says, what else it is called, and its category: as `narrowing.ts` takes them from the catalogue. */
function searchableOf(card: HTMLElement) {
  const said = (selector: string) => card.querySelector(selector)?.textContent ?? '';
  const { names = '', category, quiet } = card.dataset;
  const within = document.querySelector(`[data-of="${category}"]`)?.textContent ?? '';
  return {
    names: [said('h3'), said('[lang=or]'), ...`${within}\n${names}`.split('\n')],
    text: said('[data-text]'),
    isQuiet: quiet !== undefined,
  };
}

function narrowingIn(form: HTMLFormElement): { search: string; category: string } {
  const typed = new FormData(form);
  const word = (name: string) => String(typed.get(name) ?? '').trim();
  return { search: word('search'), category: word('category') };
}

function addressOf(form: HTMLFormElement): string {
  const filled = Object.entries(narrowingIn(form)).filter(([, word]) => word !== '');
  const query = new URLSearchParams(filled).toString();
  return query ? `${location.pathname}?${query}` : location.pathname;
}
