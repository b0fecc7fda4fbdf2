import { useTranslations } from 'use-intl';
import type { MessageState } from '#domain/choices.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const tones: Record<MessageState, Tone> = { unread: 'wait', read: 'off', answered: 'ok' };

/** How far a message of the contact form is. */
export function MessageBadge({ state }: { state: MessageState }) {
  const t = useTranslations('office.messages.states');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
