import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfficeCategory } from '#contract/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { AskButton } from '../shared/open-button.tsx';
import { moved } from './moved.ts';
import { LineButton } from './line-button.tsx';

interface CategoryLinesProps {
  categories: readonly OfficeCategory[];
  busy: boolean;
  onOrder: (ids: string[]) => void;
  onEdit: (category: OfficeCategory) => void;
}

/** Categories one below the other; the focus stays on the arrow while its line moves. */
export function CategoryLines({ categories, busy, onOrder, onEdit }: CategoryLinesProps) {
  const t = useTranslations('catalogue.categories');
  const words = useTranslations('catalogue');
  const box = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const [aim, setAim] = useState<{ id: string; arrow: 'up' | 'down' } | null>(null);
  useEffect(() => {
    if (aim) box.current?.querySelector<HTMLElement>(`[data-line="${aim.id}"] [data-aim="${aim.arrow}"]`)?.focus();
  }, [aim]);
  const move = (index: number, arrow: 'up' | 'down') => {
    const category = categories[index];
    const to = index + (arrow === 'up' ? -1 : 1);
    if (!category || busy) return;
    const ids = categories.map(({ _id }) => _id);
    onOrder(moved(ids, index, to));
    setTold(t('moved', { name: category.name, nth: to + 1, count: ids.length }));
    setAim({ id: category._id, arrow });
  };
  return (
    <>
      <ol ref={box} className="divide-y divide-line">
        {categories.map((category, index) => (
          <li
            key={category._id}
            data-line={category._id}
            className="flex flex-wrap items-center gap-x-2 py-1.5 sm:py-2"
          >
            <LineButton
              icon={ArrowUp}
              aim="up"
              name="move"
              value={`${category._id} up`}
              label={t('up', { name: category.name })}
              off={index === 0}
              onClick={() => move(index, 'up')}
            />
            <LineButton
              icon={ArrowDown}
              aim="down"
              name="move"
              value={`${category._id} down`}
              label={t('down', { name: category.name })}
              off={index === categories.length - 1}
              onClick={() => move(index, 'down')}
            />
            <CategoryName category={category} />
            <div className="flex gap-2 max-sm:order-2 max-sm:ml-auto">
              <AskButton
                look="text"
                disabled={busy}
                asks={['categories', category._id]}
                onClick={() => onEdit(category)}
              >
                {words('edit')}
                <span className="sr-only">{t('of', { name: category.name })}</span>
              </AskButton>
              <Button type="submit" look="text" disabled={busy} name="archive" value={versionOf(category)}>
                {words('archive')}
                <span className="sr-only">{t('of', { name: category.name })}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}

/** Which, as it was seen. */
const versionOf = ({ _id, __v }: OfficeCategory): string => `${_id} ${__v}`;

function CategoryName({ category: { name, rituals } }: { category: OfficeCategory }) {
  const t = useTranslations('catalogue.categories');
  return (
    <p className="min-w-0 grow basis-0 wrap-anywhere max-sm:order-first max-sm:basis-full">
      <b className="font-semibold sm:block">{name}</b>{' '}
      <span className="text-2 text-ink-2 max-sm:ml-1.5">{t('rituals', { count: rituals })}</span>
    </p>
  );
}

type ArchivedCategoriesProps = Pick<CategoryLinesProps, 'categories' | 'busy'>;

/** Those that are out of the catalogue. */
export function ArchivedCategories({ categories, busy }: ArchivedCategoriesProps) {
  const t = useTranslations('catalogue.categories');
  const words = useTranslations('catalogue');
  if (categories.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-1 text-2 font-semibold">{t('archivedPart')}</h3>
      <ul className="divide-y divide-line">
        {categories.map((category) => (
          <li key={category._id} className="flex flex-wrap items-center gap-2 py-2">
            <CategoryName category={category} />
            <Button type="submit" look="quiet" disabled={busy} name="restore" value={versionOf(category)}>
              {words('restore')}
              <span className="sr-only">{t('of', { name: category.name })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
