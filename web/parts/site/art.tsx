/** The motif: floor patterns (jhoti) and a lamp (diya), thin lines, used sparingly. */

export function Diya({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M-34 10C-34 34 34 34 34 10Z" fill="var(--saffron)" />
      <path d="M0-40C14-22 15-8 0 4C-15-8-14-22 0-40Z" fill="var(--marigold)" />
      <path d="M-22 40H22" fill="none" stroke="var(--saffron)" strokeWidth="5" />
    </svg>
  );
}

const eighths = Array.from({ length: 8 }, (_, index) => index * 45);
const sixteenths = Array.from({ length: 16 }, (_, index) => 11.25 + index * 22.5);

/** A lotus of eight petals in rice paste, as it is drawn at a threshold. */
export function Jhoti({ className, stroke = 'var(--saffron)' }: { className?: string; stroke?: string }) {
  return (
    <svg className={className} viewBox="-125 -125 250 250" aria-hidden="true">
      <g fill="none" stroke={stroke} strokeWidth="1.2" strokeLinecap="round">
        {eighths.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-14C-16-34-14-62 0-78C14-62 16-34 0-14Z" />
            <path d="M0-26C-8-38-7-52 0-60C7-52 8-38 0-26Z" opacity=".55" />
            <path d="M0-84C-22-74-30-56-31-50" opacity=".8" />
            <circle cy="-108" r="3" />
          </g>
        ))}
        <circle r="10" />
        <circle r="4" fill={stroke} stroke="none" />
        {sixteenths.map((turn) => (
          <circle key={turn} cy="-96" r="1.9" fill={stroke} stroke="none" transform={`rotate(${turn})`} />
        ))}
      </g>
    </svg>
  );
}
