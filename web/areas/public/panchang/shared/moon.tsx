import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../i18n/formats.ts';

/** How much of the moon is lit at a tithi: none at Amavasya (30), all at Purnima (15). */
export const litAt = (tithi: number): number => (1 - Math.cos((tithi / 30) * 2 * Math.PI)) / 2;

/** The lit part of a disc of radius 8 around 0 0: its right side while the moon waxes, its left while it wanes. */
export function litPath(tithi: number): string {
  const waxing = tithi <= 15;
  const half = litAt(tithi);
  const bulge = Math.abs(1 - 2 * half) * 8;
  const outer = waxing ? 1 : 0;
  const inner = half > 0.5 === waxing ? 1 : 0;
  return `M0 -8A8 8 0 0 ${outer} 0 8A${bulge.toFixed(2)} 8 0 0 ${inner} 0 -8Z`;
}

/** The moon's face on a day, by the tithi of its sunrise. */
export function Moon({ tithi, size, said = false }: { tithi: number; size: number; said?: boolean }) {
  const t = useTranslations('panchang');
  const { percent } = useFormats();
  return (
    <svg
      viewBox="-9 -9 18 18"
      width={size}
      height={size}
      className="shrink-0"
      {...(said
        ? { role: 'img', 'aria-label': t('moon', { percent: percent(Math.round(litAt(tithi) * 100) / 100) }) }
        : { 'aria-hidden': true })}
    >
      <MoonFace tithi={tithi} />
    </svg>
  );
}

export function MoonFace({ tithi }: { tithi: number }) {
  return (
    <>
      <circle r="8" fill="var(--sky-night)" />
      <path d={litPath(tithi)} fill="var(--moonlight)" />
      <circle r="8" fill="none" stroke="var(--line-strong)" strokeWidth=".8" />
    </>
  );
}
