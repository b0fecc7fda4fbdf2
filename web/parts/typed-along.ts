import { pathOf } from '../i18n/address.ts';
import { dropTyped, keepTypedAs, typedAs } from './one-person.ts';

/** What was typed on a page goes along to the same page in another language: as far as that tab, and without secrets. */

const NAME = 'along';
/** As long as it takes to load a page. */
const KEPT_MS = 60_000;
const never = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field by its name and its place among those of that name, for the ids of a page change. */
interface Typed {
  readonly name: string;
  readonly nth: number;
  readonly value: string;
  readonly checked: boolean | null;
}

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter(
    ({ type, autocomplete }) => !never.has(type) && autocomplete !== 'one-time-code',
  );

const hasChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const here = (): string => pathOf(location.pathname);

function keep(): void {
  const seen = new Map<string, number>();
  const typed = fields().flatMap((field): Typed[] => {
    const nth = seen.get(field.name) ?? 0;
    seen.set(field.name, nth + 1);
    if (!hasChanged(field)) return [];
    return [{ name: field.name, nth, value: field.value, checked: isTicked(field) ? field.checked : null }];
  });
  if (typed.length > 0) keepTypedAs(NAME, { at: here(), typed: JSON.stringify(typed) }, KEPT_MS);
}

function putBack(): void {
  const kept = typedAs(NAME);
  if (!kept) return;
  dropTyped(NAME);
  if (kept['at'] !== here()) return;
  for (const { name, nth, value, checked } of JSON.parse(kept['typed'] ?? '[]') as readonly Typed[]) {
    const field = fields().filter((one) => one.name === name)[nth];
    if (field) write(field, value, checked);
  }
}

/** As if somebody wrote it: React reads the value behind its own. */
function write(field: Field, value: string, checked: boolean | null): void {
  if (checked !== null) {
    if ((field as HTMLInputElement).checked !== checked) field.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Once the page listens: a page that React wakes up says so on `html`. */
export function takeTypedAlong(isAwake: boolean): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-languages] a')) keep();
  });
  if (isAwake) return putBack();
  const look = new MutationObserver(() => {
    look.disconnect();
    putBack();
  });
  look.observe(document.documentElement, { attributeFilter: ['data-awake'] });
  if ('awake' in document.documentElement.dataset) {
    look.disconnect();
    putBack();
  }
}
