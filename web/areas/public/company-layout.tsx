import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { company } from '../../i18n/en/company.ts';

/** The pages about us share their sentences. */
export default function CompanyLayout() {
  return (
    <AreaMessages messages={company}>
      <Outlet />
    </AreaMessages>
  );
}
