import { ChevronDown } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { spoken } from '#domain/people/phone.ts';
import { useSession } from '../../parts/api/session.tsx';
import { Named } from '../../parts/named.tsx';
import { Languages } from '../../parts/site/languages.tsx';
import { Brand } from '../../parts/site/site-header.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { DropDown, menuItem } from '../../ui/overlay/drop-down.tsx';
import { usePendingSteps } from './steps/pending-steps.tsx';

/** The head of the pandit area: whose it is, the way home, the way out (specification, admin and pandit, section 2). */
export function PanditHeader() {
  const t = useTranslations('nav');
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line/60 bg-ground/95 backdrop-blur-sm print:hidden">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper focus:px-4 focus:py-2"
      >
        {t('skip')}
      </a>
      <div className="measure flex h-16 items-center justify-between md:h-17">
        <Brand />
        <PanditMenu key={pathname} />
      </div>
    </header>
  );
}

function PanditMenu() {
  const t = useTranslations('nav');
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const pending = usePendingSteps();
  if (!user) return null;
  const leave = async () => {
    // what was pressed is still theirs to send
    await pending.sendAll();
    await signOut();
    await navigate('/login');
  };
  const name = <Named>{user.name}</Named>;
  return (
    <DropDown
      summary={
        <>
          <span className="sr-only">{t('account')}</span>
          <Avatar name={user.name} url={user.profileUrl} size="sm" />
          <span className="max-w-40 truncate text-2 font-medium max-md:hidden">{name}</span>
          <ChevronDown size={16} aria-hidden className="text-ink-2" />
        </>
      }
    >
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-1 text-ink-2">{spoken(user.phone)}</p>
      </div>
      <div className="pt-2">
        <Link to="/" className={menuItem}>
          {t('home')}
        </Link>
        <button type="button" className={menuItem} onClick={() => void leave()}>
          {t('logout')}
        </button>
        <Languages className="mt-2 border-t border-line px-1 pt-2" />
      </div>
    </DropDown>
  );
}
