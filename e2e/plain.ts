import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import { expect } from 'vitest';
import { site } from './browser.ts';
import type { Rounds } from './forms.ts';
import { PASSWORD } from './people.ts';

/**
 * Pages as a browser without script has them, without the browser: asked for and posted over HTTP, and read from their document.
 * For what one page or one form says; what moves, what has the focus and how it looks takes a browser (decision 0060).
 */

/** What is typed into controls, by their label, or by their name where several have that label; `true` ticks a box. */
export type Typed = Readonly<Record<string, string | boolean | File>>;

export interface Sheet {
  readonly status: number;
  /** Where it came from in the end: path and search. */
  readonly address: string;
  readonly document: HTMLElement;
  /** As it came. */
  readonly source: string;
  /** Everything there is to read on it, on one line. */
  readonly text: string;
  /** The sentence beside each control that is marked as wrong, and read with it; by the label of the control. */
  readonly wrong: Readonly<Record<string, string>>;
  /** The value of a control. */
  valueOf(label: string): string;
  /** Types, and sends the form of this button: inside the dialog, where one is open. Gives the page that comes of it. */
  press(button: string, typed?: Typed): Promise<Sheet>;
  /** Follows the first link of this name. */
  follow(link: string): Promise<Sheet>;
}

export interface Reader {
  open(address: string): Promise<Sheet>;
}

/** Somebody who reads without script; signed in, where they are given. */
export async function reader(
  person?: { phone: string; password?: string } | null,
  kept: Readonly<Record<string, string>> = {},
): Promise<Reader> {
  const cookies = new Map(Object.entries(kept));
  const send = async (url: URL, how: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...how.headers };
    const reply = await fetch(url, { ...how, headers, redirect: 'manual' });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  const ask: Ask = async (address, posted) => {
    const url = new URL(address, site());
    const reply = await send(url, posted === undefined ? {} : { method: 'POST', body: posted });
    const text = await reply.text();
    const onward = reply.headers.get('location');
    return onward === null ? sheetOf(reply.status, url, text, ask) : ask(new URL(onward, url).href);
  };
  if (person) {
    const { phone, password = PASSWORD } = person;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ phone, password });
    await send(new URL('/api/auth/login', site()), { method: 'POST', headers, body });
    if (cookies.size === Object.keys(kept).length) throw new Error(`${phone} was not signed in`);
  }
  return { open: (address) => ask(address) };
}

type Ask = (address: string, posted?: BodyInit) => Promise<Sheet>;

/** What is shown where there is no script is read as the rest; what is in these is no markup. */
export const PARTS = { blockTextElements: { script: true, style: true } };

function sheetOf(status: number, url: URL, source: string, ask: Ask): Sheet {
  const document = parse(source, PARTS);
  const address = url.pathname + url.search;
  const above = document.querySelector('dialog[open]') ?? document;
  const labelled = (label: string) =>
    above.querySelectorAll(CONTROLS).filter((one) => labelOf(one, document) === label);
  return {
    status,
    address,
    document,
    source,
    get text() {
      return wordsOf(document.querySelector('body') ?? document);
    },
    get wrong() {
      const wrong = document.querySelectorAll('[aria-invalid="true"]');
      return Object.fromEntries(wrong.map((one) => [labelOf(one, document), noteOf(one, document)]));
    },
    valueOf(label) {
      const [control] = labelled(label);
      if (!control) throw new Error(`${address} has no “${label}”`);
      return valueOf(control) ?? '';
    },
    press(name, typed = {}) {
      const button = above.querySelectorAll('button').find((one) => isSender(one) && nameOf(one) === name);
      const other = button?.getAttribute('form');
      const form = other ? document.querySelector(`form[id="${other}"]`) : button?.closest('form');
      if (!button || !form || button.hasAttribute('disabled')) throw new Error(`${address} has no form with “${name}”`);
      const sent = sentBy(form, button, typed, document);
      const action = new URL(button.getAttribute('formaction') ?? form.getAttribute('action') ?? address, url);
      if ((button.getAttribute('formmethod') ?? form.getAttribute('method')) === 'post') {
        const hasFile = form.getAttribute('enctype') === 'multipart/form-data';
        return ask(action.href, hasFile ? sent : searchOf(sent));
      }
      action.search = searchOf(sent).toString();
      return ask(action.href);
    },
    follow(name) {
      const link = above.querySelectorAll('a').find((one) => nameOf(one) === name);
      if (!link) throw new Error(`${address} has no link “${name}”`);
      return ask(new URL(link.getAttribute('href') ?? '', url).href);
    },
  };
}

const CONTROLS = 'input:not([type=hidden]), select, textarea';
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const nameOf = (one: HTMLElement): string => one.getAttribute('aria-label') ?? onOneLine(one.text);
const isSender = (button: HTMLElement): boolean => (button.getAttribute('type') ?? 'submit') === 'submit';
const searchOf = (sent: FormData): URLSearchParams =>
  new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));

function labelOf(control: HTMLElement, document: HTMLElement): string {
  const id = control.getAttribute('id');
  const label = (id && document.querySelector(`label[for="${id}"]`)) || control.closest('label');
  return label ? nameOf(label) : (control.getAttribute('aria-label') ?? control.getAttribute('name') ?? '');
}

function noteOf(control: HTMLElement, document: HTMLElement): string {
  const id = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return onOneLine(document.querySelector(`[id="${id}"]`)?.text ?? '');
}

/** What a control sends without a change; null for nothing. */
function valueOf(control: HTMLElement): string | null {
  if (control.tagName === 'TEXTAREA') return control.text;
  if (control.tagName === 'SELECT') {
    const [first] = control.querySelectorAll('option');
    const chosen = control.querySelector('option[selected]') ?? first;
    return chosen ? (chosen.getAttribute('value') ?? chosen.text) : null;
  }
  const isBox = /^(checkbox|radio)$/.test(control.getAttribute('type') ?? '');
  if (isBox && !control.hasAttribute('checked')) return null;
  return control.getAttribute('value') ?? (isBox ? 'on' : '');
}

/** What a browser sends of a form. */
function sentBy(form: HTMLElement, button: HTMLElement, typed: Typed, document: HTMLElement): FormData {
  const left = new Map(Object.entries(typed));
  const sent = new FormData();
  for (const control of form.querySelectorAll('input, select, textarea')) {
    const name = control.getAttribute('name');
    if (!name || control.hasAttribute('disabled')) continue;
    const key = [name, labelOf(control, document)].find((one) => left.has(one));
    const value = key === undefined ? valueOf(control) : valueTyped(control, left.get(key));
    if (key !== undefined) left.delete(key);
    if (value instanceof File) sent.append(name, value);
    // a file that was not chosen is sent as an empty one
    else if (control.getAttribute('type') === 'file') sent.append(name, new File([], ''));
    else if (value !== null) sent.append(name, value);
  }
  if (left.size > 0) throw new Error(`The form of “${nameOf(button)}” has no “${[...left.keys()].join(', ')}”`);
  const pressed = button.getAttribute('name');
  if (pressed) sent.append(pressed, button.getAttribute('value') ?? '');
  return sent;
}

function valueTyped(control: HTMLElement, typed: Typed[string] | undefined): string | File | null {
  if (typed === true) return control.getAttribute('value') ?? 'on';
  if (typed === false || typed === undefined) return null;
  if (control.tagName !== 'SELECT' || typed instanceof File) return typed;
  const option = control
    .querySelectorAll('option')
    .find((one) => [one.getAttribute('value'), onOneLine(one.text)].includes(typed));
  if (!option) throw new Error(`There is no “${typed}” to choose`);
  return option.getAttribute('value') ?? option.text;
}

/** What is not shown, or is no text. */
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

function wordsOf(element: HTMLElement): string {
  const isRead = (one: HTMLElement) =>
    !unread.has(one.tagName) && !one.hasAttribute('hidden') && (one.tagName !== 'DIALOG' || one.hasAttribute('open'));
  const parts = element.childNodes.map((node) => {
    const inner = node as HTMLElement;
    if (node.nodeType !== NodeType.ELEMENT_NODE) return node.text;
    return isRead(inner) ? ` ${wordsOf(inner)} ` : '';
  });
  return onOneLine(parts.join(''));
}

/**
 * What comes of each round of wrong input into the form of this button, as the rounds themselves say it: each is told beside its field,
 * and nothing is done.
 */
export async function answersTo(sheet: Sheet, button: string, rounds: Rounds): Promise<Rounds> {
  const fields = Object.entries(rounds);
  const answered = Object.fromEntries(fields.map(([label]) => [label, [] as [string, string | null][]]));
  for (let round = 0; round < (fields[0]?.[1].length ?? 0); round += 1) {
    const typed = Object.fromEntries(fields.map(([label, values]) => [label, values[round]?.[0] ?? '']));
    const { status, wrong } = await sheet.press(button, typed);
    expect(status, `round ${round}`).toBeGreaterThanOrEqual(400);
    for (const [label, text] of Object.entries(typed)) answered[label]?.push([text, wrong[label] ?? null]);
  }
  return answered;
}
