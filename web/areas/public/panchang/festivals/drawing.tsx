import { usePictures } from '../../../../parts/picture.ts';
import { MoonFace } from '../shared/moon.tsx';

/** Festivals that have a ritual of their own, or one that is held on them: its drawing is theirs. */
const ofRitual: Readonly<Record<string, string>> = {
  'deva-dipabali': 'lakshmi-puja',
  dhanteras: 'lakshmi-puja',
  diwali: 'lakshmi-puja',
  'gajalakshmi-puja': 'kumar-purnima-and-gajalakshmi-puja',
  'ganesh-chaturthi': 'ganesh-puja',
  'holika-dahan': 'havan',
  'kali-puja': 'lakshmi-puja',
  'kartika-purnima': 'boita-bandana',
  'kartika-somabara': 'rudrabhishek',
  'kumar-purnima': 'kumar-purnima-and-gajalakshmi-puja',
  mahalaya: 'pitru-tarpan',
  mahanavami: 'chandi-path',
  'maha-shivaratri': 'rudrabhishek',
  mahasaptami: 'chandi-path',
  mahashtami: 'chandi-path',
  'manabasa-gurubara': 'manabasa-gurubara',
  navaratri: 'chandi-path',
  nuakhai: 'nuakhai',
  'pitru-paksha': 'pitru-tarpan',
  'saraswati-puja': 'saraswati-puja',
  'savitri-brata': 'savitri-brata',
  'shravana-somabara': 'rudrabhishek',
  'vijaya-dashami': 'chandi-path',
  'vishwakarma-puja': 'vishwakarma-puja',
};

const FULL = 15;
const NEW = 30;

/** A festival's drawing: a full or a new moon on their days, else of its ritual or its kind. */
export function FestivalDrawing({ slug, className }: { slug: string; className: string }) {
  const pictureOf = usePictures();
  const own = ofRitual[slug];
  if (!own && /purnima|amavasya/.test(slug)) {
    return (
      <svg viewBox="-40 -22.5 80 45" aria-hidden className={`bg-(--sky-night) ${className}`}>
        <g transform="scale(1.7)">
          <MoonFace tithi={slug.includes('purnima') ? FULL : NEW} />
        </g>
      </svg>
    );
  }
  const ofKind = slug.includes('ekadashi') ? 'conch' : slug.includes('sankranti') ? 'sankranti' : 'lotus';
  return <img src={pictureOf(`/rituals/${own ?? ofKind}.svg`)} alt="" width={320} height={180} className={className} />;
}
