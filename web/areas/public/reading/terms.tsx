import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import { Complaints } from './complaints.tsx';
import type { Route } from './+types/terms';
import { Reading, readingData, readingMeta, Sections, type SectionOf } from './reading.tsx';

export const loader = readingData;

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  readingMeta('terms', '/terms', loaderData, matches);

const sections: readonly SectionOf<'terms'>[] = [
  'what',
  'account',
  'booking',
  'money',
  'conduct',
  'content',
  'limits',
  'law',
];

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <Reading page="terms" contents={[...sections, 'complaints']}>
      <Sections page="terms" names={sections} />
      <Complaints {...loaderData} />
    </Reading>
  );
}
