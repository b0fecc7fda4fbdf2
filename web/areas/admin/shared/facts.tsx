import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../i18n/formats.ts';
import { spoken } from '#domain/people/phone.ts';
import { shortId } from '#domain/booking.ts';
import { dateShown, type DateStyle } from './shown.ts';

interface FactsProps {
  title: string;
  children: ReactNode;
  /** Where this leads, below what is known. */
  foot?: ReactNode;
}

/** A part of a details dialog: a heading and what is known. */
export function Facts({ title, children, foot }: FactsProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 sm:grid-cols-2 sm:gap-x-6">
        {children}
      </dl>
      {foot}
    </section>
  );
}

/** One thing known; what is missing says so. `wide` takes the whole line. */
export function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children?: ReactNode }) {
  const t = useTranslations('admin');
  const missing = children === null || children === undefined || children === false || children === '';
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <dt className="text-1 text-ink-2">{label}</dt>
      <dd className="text-2 wrap-anywhere">{missing ? t('missing') : children}</dd>
    </div>
  );
}

/** A list of words, each in its own frame. */
export function Tags({ children }: { children: ReactNode }) {
  return <ul className="mt-1 flex flex-wrap gap-1.5">{children}</ul>;
}

export function Tag({ children }: { children: ReactNode }) {
  return <li className="rounded-control bg-sunk px-2.5 py-1 text-1">{children}</li>;
}

/** A date as the office shows it, or the word for why there is none. */
export function DateText({ iso, as }: { iso: string | null | undefined; as: DateStyle }) {
  const t = useTranslations('admin.date');
  const shown = dateShown(iso, as, useFormats());
  return 'text' in shown ? (
    <time className="whitespace-nowrap" dateTime={iso ?? undefined}>
      {shown.text}
    </time>
  ) : (
    t(shown.fault)
  );
}

/** What people wrote, in a column: a word without an end breaks, in whatever room there is, instead of widening the table. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <span className="block min-w-0 wrap-anywhere @min-[60rem]/records:max-w-52 @min-[60rem]/records:min-w-24">
      {children}
    </span>
  );
}

/** The end of an id, as tables show it. */
export function IdEnd({ id }: { id: string }) {
  return <span className="text-2 whitespace-nowrap text-ink-2">{shortId(id, 6)}</span>;
}

/** An address that breaks before its @ where it must. */
export function Email({ address }: { address: string | null }) {
  const t = useTranslations('admin');
  if (!address) return t('missing');
  const [name, host] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

/** A link within facts, with room for a thumb around it. */
export function TextLink({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} className="-my-2.5 inline-block py-2.5 text-maroon underline underline-offset-4">
      {children}
    </a>
  );
}

/** What one can write to or call right away, or the word for nothing. */
export function EmailLink({ address }: { address: string | null }) {
  if (!address) return <Email address={null} />;
  return (
    <TextLink href={`mailto:${address}`}>
      <Email address={address} />
    </TextLink>
  );
}

export function PhoneLink({ phone }: { phone: string | null }) {
  const t = useTranslations('admin');
  return phone ? <TextLink href={`tel:+91${phone}`}>{spoken(phone)}</TextLink> : t('missing');
}
