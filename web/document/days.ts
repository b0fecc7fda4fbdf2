import { keepDaySaid } from '../ui/form/day-said.ts';

/** The date fields of a document say their day in our words. */
export function sayDays(): void {
  const fields = [...document.querySelectorAll<HTMLElement>('.day-field')];
  for (const field of fields) keepDaySaid(field);
  // the browser puts back what somebody had chosen after the page was drawn
  addEventListener('pageshow', () => {
    for (const field of fields) field.dispatchEvent(new Event('change'));
  });
}
