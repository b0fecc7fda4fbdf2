import type { UserStatus } from '../roles.ts';
import { daysBetween, type Day } from '../time.ts';

/** A pandit's way to being bookable, as a table (specification, admin and pandit, section 4). */
export type Stage = 'registration' | 'adminReview' | 'evaluation' | 'training' | 'active' | 'rejected';

export interface Progress {
  readonly stage: Stage;
  /** Stages the pandit has really been through. */
  readonly passed: readonly Stage[];
  /** How many of the steps lie behind the pandit, whether they were needed or not. */
  readonly completed: number;
  /** Of how many: four while on the way, five once decided. */
  readonly of: 4 | 5;
}

const progress: Partial<Record<UserStatus, Omit<Progress, 'passed'>>> = {
  pending: { stage: 'adminReview', completed: 1, of: 4 },
  evaluation: { stage: 'evaluation', completed: 2, of: 4 },
  training_required: { stage: 'training', completed: 3, of: 4 },
  approved: { stage: 'active', completed: 5, of: 5 },
};

/** How far a person is; `past`: the states they have left, in order. A rejected person keeps the stage they had reached. */
export function progressOf(status: UserStatus, past: readonly UserStatus[] = []): Progress | undefined {
  if (status === 'rejected') {
    const last = past.findLastIndex((one) => one !== 'rejected');
    const before = progressOf(past[last] ?? 'pending', past.slice(0, Math.max(0, last)));
    return { stage: 'rejected', passed: before?.passed ?? [], completed: Math.min(4, before?.completed ?? 1), of: 5 };
  }
  const reached = progress[status];
  return reached && { ...reached, passed: passedBy(reached, past) };
}

const needed: Partial<Record<Stage, UserStatus>> = { evaluation: 'evaluation', training: 'training_required' };

/** Evaluation and training are not asked of everybody. */
const passedBy = ({ completed }: Pick<Progress, 'completed'>, past: readonly UserStatus[]): Stage[] =>
  (['registration', 'adminReview', 'evaluation', 'training', 'active'] as const).slice(0, completed).filter((stage) => {
    const status = needed[stage];
    return status === undefined || past.includes(status);
  });

export const progressPercent = ({ completed, of }: Pick<Progress, 'completed' | 'of'>): number =>
  Math.round((completed / of) * 100);

/** What an admin can decide. No restriction on the current status is specified. */
export const reviewActions = ['approved', 'rejected', 'training_required', 'evaluation'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** Evaluation and training need an acharya and an expected end. */
export const needsAcharya = (action: ReviewAction): boolean =>
  (assignedStatuses as readonly ReviewAction[]).includes(action);

/** States in which a pandit is with an acharya. */
export const assignedStatuses = ['evaluation', 'training_required'] as const satisfies readonly ReviewAction[];
export type AssignedStatus = (typeof assignedStatuses)[number];

export const trainingAnswers = ['accepted', 'rejected'] as const;
export type TrainingAnswer = (typeof trainingAnswers)[number];

/** Only an approved pandit can be found and booked, and can declare days. */
export const isBookable = (status: UserStatus): boolean => status === 'approved';

/** Why the office has to decide about a pandit. */
export const deskReasons = ['new', 'refused', 'expired'] as const;
export type DeskReason = (typeof deskReasons)[number];

/** The admin's promise after a registration. */
export const REVIEW_HOURS = 24;

export type Countdown = { when: 'within'; days: number } | { when: 'today' } | { when: 'passed' };

/** How far the expected end is, counted from the start of today in India. */
export function countdownTo(end: Day, today: Day): Countdown {
  const days = daysBetween(today, end);
  if (days > 0) return { when: 'within', days };
  return days === 0 ? { when: 'today' } : { when: 'passed' };
}
