import { latinDigits } from '#domain/words/digits.ts';

/**
 * Digits of Odia and Devanagari become 0 to 9 as they are typed, in every field that asks for a number: what is sent is understood
 * everywhere, and what is seen is drawn without a font that a phone may not have by then.
 */
function write(field: EventTarget | null): boolean {
  if (!(field instanceof HTMLInputElement) || field.type === 'number' || !/^(numeric|decimal)$/.test(field.inputMode)) {
    return false;
  }
  const { value: before, selectionStart, selectionEnd } = field;
  const after = latinDigits(before);
  if (after === before) return false;
  // not by its value, by which React would think that nothing was typed
  field.setRangeText(after, 0, before.length);
  field.setSelectionRange(selectionStart, selectionEnd);
  return true;
}

// before anything on the page reads the field
document.addEventListener('input', (event) => void ((event as InputEvent).isComposing || write(event.target)), true);
// what a keyboard was still putting together is not touched until it is done
document.addEventListener(
  'compositionend',
  ({ target }) => void (write(target) && target?.dispatchEvent(new Event('input', { bubbles: true }))),
  true,
);
