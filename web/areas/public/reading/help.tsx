import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import type { Route } from './+types/help';
import { Reading, readingData, readingMeta, Sections, type SectionOf } from './reading.tsx';

export const loader = readingData;

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => readingMeta('help', '/help', loaderData, matches);

const sections: readonly SectionOf<'help'>[] = [
  'booking',
  'codes',
  'payments',
  'refunds',
  'reviews',
  'phones',
  'pandits',
  'account',
  'more',
];

export default function Help() {
  return (
    <Reading page="help" contents={sections} folds>
      <Sections page="help" names={sections} folds />
    </Reading>
  );
}
