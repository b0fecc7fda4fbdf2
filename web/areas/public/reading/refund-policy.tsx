import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import { Complaints } from './complaints.tsx';
import type { Route } from './+types/refund-policy';
import { Reading, readingData, readingMeta, Sections, type SectionOf } from './reading.tsx';

export const loader = readingData;

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  readingMeta('refunds', '/refund-policy', loaderData, matches);

const sections: readonly SectionOf<'refunds'>[] = ['confirmed', 'full', 'nothing', 'rest', 'how'];

export default function RefundPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <Reading page="refunds" contents={[...sections, 'complaints']}>
      <Sections page="refunds" names={sections} />
      <Complaints {...loaderData} />
    </Reading>
  );
}
