import { Outlet } from 'react-router';
import { AreaMessages } from '../../i18n/area-messages.tsx';
import { reading } from '../../i18n/en/reading.ts';

/** The pages one reads share their sentences. */
export default function ReadingLayout() {
  return (
    <AreaMessages messages={reading}>
      <Outlet />
    </AreaMessages>
  );
}
