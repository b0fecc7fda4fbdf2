import { almanacJobs } from '../almanac/skies.ts';
import { searchableJobs } from '../availability/searchable/searchable.ts';
import { askJobs } from '../bookings/asks/seek.ts';
import { bookingJobs } from '../bookings/deadlines/deadlines.ts';
import { proposalJobs } from '../bookings/move/move-over.ts';
import { cashJobs } from '../bookings/rest/cash-over.ts';
import { dashboardJobs } from '../dashboard/counts.ts';
import { takenJobs } from '../bookings/taken/taken.ts';
import type { Deps } from '../deps.ts';
import { familyDayJobs } from '../family-days/reminders.ts';
import { notificationJobs } from '../notifications/deliver.ts';
import { paymentJobs } from '../payments/jobs.ts';
import { retentionJobs } from '../retention/retention.ts';
import { reviewJobs } from '../reviews/showing.ts';
import { uploadJobs } from '../uploads/leftovers.ts';
import { waitJobs } from '../waits/telling.ts';
import type { Job } from '../jobs/loop.ts';

/** All work that comes due, in plain sight: one line a capability. */
const capabilities: readonly ((deps: Deps) => readonly Job[])[] = [
  bookingJobs,
  proposalJobs,
  cashJobs,
  askJobs,
  takenJobs,
  waitJobs,
  paymentJobs,
  notificationJobs,
  retentionJobs,
  dashboardJobs,
  searchableJobs,
  reviewJobs,
  almanacJobs,
  familyDayJobs,
  uploadJobs,
];

export const allJobs = (deps: Deps): Job[] => capabilities.flatMap((jobs) => jobs(deps));
