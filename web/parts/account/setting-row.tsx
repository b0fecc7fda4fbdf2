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
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-72">
        <h3 className="text-3">{title}</h3>
        <p className="max-w-[52ch] text-2 text-ink-2">{text}</p>
      </div>
      <div className="max-sm:grid max-sm:w-full">{children}</div>
    </div>
  );
}
