import type { ReactNode } from 'react';

interface SettingsProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled card of settings, one below the other. */
export function Settings({ id, title, children }: SettingsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-4">
        {title}
      </h2>
      <div className="card divide-y divide-line px-4 sm:px-5">{children}</div>
    </section>
  );
}

interface SettingRowProps {
  title: string;
  text: string;
  /** What can be done about it. */
  children: ReactNode;
}

export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3 sm:gap-x-6 sm:py-4">
      {/* on a phone the button is beside the name, and the text below both */}
      <div className="max-sm:contents sm:min-w-0 sm:grow sm:basis-56">
        <h3 className="text-3 max-sm:min-w-0 max-sm:grow max-sm:basis-[5em]">{title}</h3>
        <p className="max-w-[52ch] text-2 text-ink-2 max-sm:order-last max-sm:basis-full">{text}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}
