import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AuditEntry } from '#contract/audit.ts';
import { shortId } from '#domain/booking.ts';
import { nameWords, shownOf, type ValueShown } from './audit-trail.ts';
import { useStatusWords } from '../people/person-status.ts';
import { moneyText } from '../shared/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';

const LINK = '-my-2.5 inline-block py-2.5 text-maroon underline underline-offset-4';

interface NotedValueProps {
  entry: AuditEntry;
  name: string;
  value: unknown;
}

/** One value of the trail, as people say it. */
export function NotedValue({ entry, name, value }: NotedValueProps) {
  const shown = shownOf(entry, name, value);
  const words = useWords();
  if (shown.kind === 'named' && shown.to) {
    return (
      <Link to={shown.to} className={LINK}>
        {shown.name}
      </Link>
    );
  }
  if (shown.kind === 'image') {
    return (
      <a href={shown.url} target="_blank" rel="noreferrer" className={LINK}>
        {words(shown)}
      </a>
    );
  }
  return words(shown);
}

/** What a value is called; one there are no words for by its own name. */
export function useFieldWords(): (name: string) => string {
  const fields = useTranslations('office.audit.fields');
  return (name) => (hasWords(fields, name) ? fields(name) : nameWords(name));
}

function useWords(): (shown: ValueShown) => string {
  const { dateWorded } = useFormats();
  const t = useTranslations('office.audit');
  const statuses = useTranslations('adminDashboard.show');
  const methods = useTranslations('adminPayments.methods');
  const values = useTranslations('office.audit.values');
  const fieldWords = useFieldWords();
  const personStatus = useStatusWords();
  const words = (shown: ValueShown): string => {
    switch (shown.kind) {
      case 'nothing':
        return t('nothing');
      case 'truth':
        return t(shown.is ? 'yes' : 'no');
      case 'named':
        return shown.name;
      case 'nobody':
        return t('goneId', { id: shortId(shown.id) });
      case 'id':
        return shortId(shown.id);
      case 'day':
        return dateWorded(shown.day);
      case 'money':
        return moneyText(shown.rupees);
      case 'image':
        return t('image');
      case 'field':
        return fieldWords(shown.name);
      case 'status':
        return hasWords(statuses, shown.status) ? statuses(shown.status) : shown.status;
      case 'standing':
        return personStatus(shown.status);
      case 'method':
        return hasWords(methods, shown.method) ? methods(shown.method) : shown.method;
      case 'list':
        return shown.values.map(words).join(', ') || t('nothing');
      case 'text':
        if (hasWords(values, shown.text)) return values(shown.text);
        return shown.text;
    }
  };
  return words;
}
