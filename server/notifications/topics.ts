import { steps, type BookingAction, type Side } from '#domain/booking.ts';
import type { RestStage } from '#domain/booking/rest.ts';
import type { CaseKind } from '#domain/cases/case.ts';
import type { Measure, Remedy } from '#domain/cases/outcome.ts';
import type { Paise } from '#domain/money.ts';
import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import type { PujaTime } from '#domain/calendar/proposal.ts';
import type { Ahead } from '#domain/notices/reminders.ts';
import type { ReviewAction } from '#domain/people/onboarding.ts';
import type { Day, Instant } from '#domain/time.ts';

/** What a person can be told about a booking: a step that was taken, seen from one side, or news about money. */
export type StepTopic = `${BookingAction}.${Side}`;
export type MoneyTopic = 'paymentLate.customer' | 'refundSent.customer';
/** The booking stays, and its pandit can be booked no more. */
export type LeavingTopic = 'panditLeft.customer';
/**
 * Nobody was found instead of a pandit who does not come, or only the choice is over; nobody near, and the family chooses; others are asked
 * to take an agreed puja over; none of them does; what was paid is more than the one who comes asks in all.
 */
export type AskTopic =
  | 'nobodyFound.customer'
  | 'nobodyNear.customer'
  | 'carried.customer'
  | 'handingOver.customer'
  | 'handedToNobody.customer';
/** Credit that waited for the office is given, or not. */
export type CreditTopic = 'creditGiven.customer' | 'creditRefused.customer';
/** The office reminds the side whose step is awaited. */
export type ReminderTopic = `remind.${Side}`;
/** A case is opened by this side, or by the other; somebody of the office has it; it is decided. */
export type CaseTopic =
  | `caseOpened.${Side}`
  | `caseHeard.${Side}`
  | `caseTaken.${Side}`
  | `caseDecided.${Side}`
  | 'warned.pandit'
  | 'paused.pandit'
  | 'lifted.pandit';
/** Five wrong start codes came. */
export type CodeTopic = 'wrongCodes.customer';
/** Instead of many at once. */
export type SeveralTopic = `several.${Side}`;
/** The puja is tomorrow, or in two hours. */
export type AheadTopic = `soon.${Side}`;
/** Somebody wrote, and it stays unread. */
export type LetterTopic = `letter.${Side}`;
export type BookingTopic =
  | AheadTopic
  | LetterTopic
  | StepTopic
  | MoneyTopic
  | LeavingTopic
  | AskTopic
  | CreditTopic
  | ReminderTopic
  | CaseTopic
  | CodeTopic
  | SeveralTopic;

export const stepTopic = (action: BookingAction, party: Side): StepTopic => `${action}.${party}`;

/** Every topic the steps of a booking can give rise to. */
export const stepTopics: readonly StepTopic[] = [
  ...new Set(steps.flatMap((step) => step.tells.map((party) => stepTopic(step.action, party)))),
];

/** What becomes of the bookings of a pandit who holds none for us any more: of these hours they are off, or to be held as agreed. */
export interface LeftBookings {
  readonly ended?: readonly Pick<PujaTime, 'day' | 'startMinute'>[];
  readonly stay?: readonly Pick<PujaTime, 'day' | 'startMinute'>[];
}

/** What was true at the moment of the message and may have changed by the time it is sent. */
export interface BookingFacts extends LeftBookings {
  /** Whether the puja is tomorrow or in two hours. */
  readonly ahead?: Ahead;
  /** When the new state ends without a step of anybody. */
  readonly dueAt?: Instant | null;
  readonly amount?: Paise | null;
  readonly note?: string | null;
  /** Money that was paid is on its way back. */
  readonly refunded?: boolean;
  /** What of it is credit again, and no money. */
  readonly creditBack?: Paise | undefined;
  /** The refund came before the puja, so the family pays this sum to the pandit after the puja. */
  readonly paidAfter?: boolean | undefined;
  /** What of it is taken off what the pandit earned; null where they had earned nothing yet. */
  readonly takenBack?: Paise | null | undefined;
  /** What of the advance stays although the family called the puja off; null where nothing had to be decided. */
  readonly kept?: Paise | null;
  /** Somebody says that the puja was held, and it did not begin by the family's code. */
  readonly withoutCode?: boolean;
  /** What of the advance goes back, because the pandit who comes instead costs less in all, or asks less in advance. */
  readonly back?: Paise;
  /** The advance is paid by what the family paid another pandit before. */
  readonly paidBefore?: boolean;
  /** What the family paid another pandit before, which goes back once this advance is paid. */
  readonly waits?: Paise;
  /** What the family is given as credit for its next advance. */
  readonly credit?: Paise;
  /** The same, where the office looks at it first. */
  readonly creditWaits?: Paise;
  /** What its credit pays of the advance. */
  readonly creditUsed?: Paise;
  /** What the reminder is about. */
  readonly waitsFor?: 'answer' | 'payment' | 'acceptance' | 'puja';
  /** How far the rest of the dakshina is after what was said or paid of it. */
  readonly rest?: RestStage;
  /** We ask this pandit because another does not come. */
  readonly substitute?: boolean;
  /** Another pandit is looked for: by us, or by the family as it is asked now. */
  readonly seeks?: 'yes' | 'ask';
  /** What the family paid waits for that pandit. */
  readonly holdsAdvance?: boolean;
  /** The booking ends because the pandit holds no pujas for us at present. */
  readonly leaves?: boolean;
  /** When the puja began. */
  readonly begunAt?: Instant;
  /** The time that was proposed, or the one before the booking moved. */
  readonly otherTime?: Pick<PujaTime, keyof PujaTime>;
  /** How many other pandits are free for it. */
  readonly others?: number;
  /** The next good hours of the ritual in which somebody is free, where it was asked for by hours. */
  readonly nextHours?: Pick<TakenWindow, 'from' | 'to'>;
  /** The number of a case, and what it is about. */
  readonly ticket?: string;
  readonly caseKind?: CaseKind;
  /** The office opened it for the family. */
  readonly byOffice?: true;
  /** What the decision of a case makes of the booking, where it does not leave it as it is. */
  readonly becomes?: 'off' | 'held' | 'unheld' | undefined;
  readonly remedy?: Remedy;
  /** What it means for the pandit, and why. */
  readonly measure?: Measure;
  readonly reason?: string;
  /** Cash that was given for a puja that was not held: the pandit gives it back by hand. */
  readonly cashBack?: Paise;
  /** The office found that the pandit did not come. */
  readonly absent?: boolean;
}

/** What an admin decided about a pandit, or about anybody's account. */
export type ReviewTopic = `review.${ReviewAction | 'paused' | 'suspended' | 'restored'}`;
export interface ReviewFacts extends LeftBookings {
  readonly comment: string;
  readonly acharyaName: string | null;
  /** In Odia and Devanagari letters, where they gave that; messages of before do not say. */
  readonly acharyaOr?: string | null | undefined;
  readonly acharyaHi?: string | null | undefined;
  readonly expectedEnd: Day | null;
  /** Families could book them until now. */
  readonly wasApproved?: boolean;
}

/** An invitation to the office. The link is a secret: what waits to be sent only says which one it is. */
export type StaffTopic = 'staff.invited';
export interface InvitationSending {
  readonly invitationId: string;
  readonly sendings: number;
  /** `https://host` the link leads to. */
  readonly origin: string;
  /** Of who invites: nobody knows that of the invited. Invitations of before do not say. */
  readonly language?: string;
}
/** The same when it goes out. */
export interface InvitationFacts {
  readonly link: string;
  readonly brand: string;
  /** Null where nobody in particular invites. */
  readonly invitedBy: string | null;
  readonly expiresAt: Instant;
}

/** A day a family waits for has opened, and it is its turn. */
export type WaitTopic = 'wait.opened';
export interface WaitFacts {
  readonly waitedDay: Day;
  /** Where an hour is waited for. */
  readonly startMinute?: number | null;
  readonly ritual: string;
  /** What it is called in these languages; messages of before do not say. */
  readonly ritualOr?: string | null | undefined;
  readonly ritualHi?: string | null | undefined;
  readonly pandit: string | null;
  /** In Odia and Devanagari letters, where they gave that; messages of before do not say. */
  readonly panditOr?: string | null | undefined;
  readonly panditHi?: string | null | undefined;
  readonly district: string | null;
}

/** A day the family keeps by the moon is near. */
export type FamilyDayTopic = 'soon.familyDay';
export interface FamilyDayFacts {
  readonly familyDay: Day;
  readonly name: string;
  /** 1 to 12 from Chaitra, from full moon to full moon. */
  readonly month: number;
  /** 1 to 30. */
  readonly tithi: number;
  /** Both in English: of a message that was written when it kept no more. */
  readonly words?: string | undefined;
  /** In how many days. */
  readonly ahead: number;
  /** Whom they last had for it. */
  readonly pandit: string | null;
  /** In Odia and Devanagari letters, where they gave that; messages of before do not say. */
  readonly panditOr?: string | null | undefined;
  readonly panditHi?: string | null | undefined;
}

/** A message of the contact form, to the signed-in person who wrote it. */
export type ContactTopic = 'contact.received' | 'contact.answered';
export interface ContactFacts {
  readonly ticket: string;
}

/** What happened to an account, told in case it was somebody else's doing. */
export type AccountTopic =
  | 'account.passwordChanged'
  | 'account.wrongPasswords'
  | 'account.secondFactorOn'
  | 'account.secondFactorOff';
