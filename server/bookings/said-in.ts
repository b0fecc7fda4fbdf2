import { sides } from '#domain/booking.ts';
import type { Sql } from '../db/sql.ts';

/** Who of the two has said something in a case `c`. */
export const saidIn = (sql: Sql) => sql`
  ARRAY(SELECT DISTINCT e.side FROM case_events e
    WHERE e.pandit_id = c.pandit_id AND e.case_id = c.id AND e.side IN ${sql(sides)})`;

/** The author of a case `c` as readers see it: what the office noted for a family is not in the family's own words. */
export const fromIn = (sql: Sql) => sql`
  CASE WHEN EXISTS (SELECT 1 FROM case_events e
    WHERE e.pandit_id = c.pandit_id AND e.case_id = c.id AND e.what = 'opened' AND e.side = 'office')
  THEN 'office' ELSE c.opened_by END`;
