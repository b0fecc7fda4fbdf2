import { isLive, states, type Step } from '#domain/booking.ts';
import { creditOnWithdraw, refundOnCancel } from '#domain/booking/cancellation.ts';
import { asPaise, inRupees, minus, NO_MONEY, plus, type Paise } from '#domain/money.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { refuse } from '../../http/failure.ts';
import { freeCredit, holdCredit, setCreditAside } from '../../ledger/credit.ts';
import { advanceHeld, refundAdvance, settleAdvance } from '../../ledger/ledger.ts';
import { refundPartly, type PartlyRefunded } from '../../ledger/partial-refund.ts';
import { refundRest, settleRest } from '../../ledger/rest.ts';
import { refundUnheld } from '../../ledger/unheld.ts';
import { giveUnlessDoubtful } from '../../ledger/waiting-credit.ts';
import { noteCreditUsed, type StoredState } from './step-store.ts';
import type { StepRequest } from './step-request.ts';

/** What a step of a booking does to money: its advance, and the family's credit. */

export interface MovedMoney extends PartlyRefunded {
  /** What of the advance stays although the family called the puja off; null where there was nothing to decide. */
  readonly kept: Paise | null;
  /** What the family is given as credit. */
  readonly credit: Paise;
  /** The same, where the office looks at it first. */
  readonly creditWaits: Paise;
  /** What its credit pays of an advance that is asked for. */
  readonly creditUsed: Paise;
  /** What of `refunded` is credit again, and no money. */
  readonly creditBack?: Paise;
  /** What was paid waits for another pandit, for whom we look. */
  readonly holdsAdvance: boolean;
}

export const noMoneyMoved: MovedMoney = {
  refunded: NO_MONEY,
  takenBack: null,
  kept: null,
  credit: NO_MONEY,
  creditWaits: NO_MONEY,
  creditUsed: NO_MONEY,
  holdsAdvance: false,
};

/** Says how much goes back to the customer. Refuses `refund_changed` where somebody agreed to another sum. */
export async function moveMoney(
  sql: Sql,
  request: StepRequest,
  found: StoredState,
  step: Step,
  now: Instant,
  /** The advance waits for another pandit, who is looked for, or is paid by one that waits (`asks/follow.ts`). */
  { keeps = false, isPaid = false } = {},
): Promise<MovedMoney> {
  const { policy, customerId, creditPaise, startsAt, status, moneyWaits } = found;
  const family = { panditId: request.panditId, bookingId: request.bookingId, customerId };
  // an advance that was asked for and not paid has set credit aside
  if (states[status].takesMoney && !step.money) await freeCredit(sql, family, creditPaise, now);
  switch (step.money) {
    case 'hold':
      if (step.fromCredit && creditPaise !== found.advancePaise) refuse('payment_needed');
      await holdCredit(sql, request, creditPaise, now);
      return { ...noMoneyMoved, creditUsed: creditPaise };
    case 'refund': {
      const held = { held: step.credits || keeps ? await advanceHeld(sql, request) : NO_MONEY, credit: creditPaise };
      const credit = step.credits ? creditOnWithdraw(policy, held, instantOf(startsAt), now) : NO_MONEY;
      const refunded = keeps ? NO_MONEY : await refundAdvance(sql, request, request.note ?? step.action, now);
      if (step.agrees) agree(request, refunded);
      const doubts = credit > 0 ? await giveUnlessDoubtful(sql, family, credit, policy, now) : [];
      const rest = await refundRest(sql, request, request.note ?? step.action, now);
      const holdsAdvance = keeps && held.held > 0;
      const gives = doubts.length === 0 ? { credit } : { creditWaits: credit };
      return {
        ...noMoneyMoved,
        ...gives,
        ...creditIn(refunded, creditPaise),
        refunded: plus(refunded, rest),
        kept: step.agrees ? NO_MONEY : null,
        holdsAdvance,
      };
    }
    case 'policy': {
      const held = await advanceHeld(sql, request);
      const refunded = refundOnCancel(policy, { held, credit: creditPaise }, instantOf(startsAt), now);
      agree(request, refunded);
      const paidBack = minus(refunded, asPaise(Math.min(held, creditPaise)));
      await refundAdvance(sql, request, request.note ?? step.action, now, paidBack);
      // what stays of it is held where a case is open, until that is decided (server/cases/decide.ts)
      if (moneyWaits === 0) await settleAdvance(sql, request, now);
      // begun early and paid for, and called off before its hour after all
      const rest = await refundRest(sql, request, request.note ?? step.action, now);
      const isBack = creditIn(asPaise(Math.min(held, refunded)), creditPaise);
      return { ...noMoneyMoved, ...isBack, refunded: plus(refunded, rest), kept: minus(held, refunded) };
    }
    case 'give':
      return { ...noMoneyMoved, ...(await refundPartly(sql, request, wishOf(request), now)) };
    case 'part': {
      const isSettled = !isLive(status);
      const wish = { ...pressOf(request), amount: request.amount ?? null, customerId, isSettled };
      return { ...noMoneyMoved, ...(await refundUnheld(sql, request, wish, now)) };
    }
    case 'settle':
      await settleAdvance(sql, request, now);
      await settleRest(sql, request, now);
      return noMoneyMoved;
    default:
      return step.asks === 'amount' && !isPaid
        ? { ...noMoneyMoved, creditUsed: await useCredit(sql, request, customerId, now) }
        : noMoneyMoved;
  }
}

const creditIn = (refunded: Paise, credit: Paise): Pick<MovedMoney, 'creditBack'> =>
  refunded > 0 && credit > 0 ? { creditBack: asPaise(Math.min(refunded, credit)) } : {};

/** Credit pays its part of an advance that is asked for. */
async function useCredit(sql: Sql, request: StepRequest, customerId: string, now: Instant): Promise<Paise> {
  if (!request.amount) throw new Error('An advance names its amount.');
  const family = { panditId: request.panditId, bookingId: request.bookingId, customerId };
  const credit = await setCreditAside(sql, family, request.amount, now);
  if (credit > 0) await noteCreditUsed(sql, request, credit);
  return credit;
}

/** Who cancels has seen what comes back; refuses where it is another sum by now. */
function agree({ amount }: StepRequest, refunded: Paise): void {
  if (amount !== refunded) refuse('refund_changed', { values: { amount: inRupees(refunded) } });
}

function wishOf({ amount, ...press }: StepRequest) {
  if (!amount) throw new Error('A refund names its amount.');
  return { ...pressOf(press), amount };
}

function pressOf({ note, actorId, key }: Pick<StepRequest, 'note' | 'actorId' | 'key'>) {
  if (!note || !actorId || !key) throw new Error('A refund names its reason, person and key.');
  return { reason: note, askedBy: actorId, key };
}
