import { isLive, stateOf, wasHeld, type BookingStatus } from '../booking.ts';
import { asPaise, minus, NO_MONEY, plus, type Paise } from '../money.ts';
import { restInHand, restOf, type Deed, type RestWords } from './rest.ts';

/** A booking as far as its money is concerned. */
export interface Counted extends RestWords {
  readonly status: BookingStatus;
  readonly price: Paise;
  /** The advance that was asked for, credit included; null where none was. */
  readonly advance: Paise | null;
  /** What of it the family's credit pays. */
  readonly credit: Paise;
  /** The advance was paid. */
  readonly isPaid: boolean;
  readonly deeds: readonly Deed[];
}

export interface Sums {
  /** What has to be paid now to keep the time, beside credit. */
  readonly due: Paise;
  /** Paid so far, online, by credit and in cash as the two say, less what went back, by us or by hand. */
  readonly paid: Paise;
  /** What the family still gives the pandit for the puja, beside what is due now; null where the puja came to nothing. */
  readonly left: Paise | null;
}

/** How much of a booking is paid, due and left. Cards, pages, receipts, messages and tables all take the sums from here. */
export function sumsOf(booking: Counted): Sums {
  const { status, price, credit, isPaid, paid: online, deeds } = booking;
  const asked = booking.advance ?? NO_MONEY;
  const takesMoney = stateOf(status)?.takesMoney === true;
  const takesPlace = isLive(status) || wasHeld(status);
  const advance = isPaid ? asked : NO_MONEY;
  const inHand = restInHand(booking);
  const afterwards = asPaise(restOf(price, takesMoney ? asked : advance, deeds));
  return {
    due: takesMoney ? minus(asked, credit) : NO_MONEY,
    paid: asPaise(Math.max(0, minus(plus(advance, online, inHand), wentBack(booking)))),
    left: takesPlace ? asPaise(Math.max(0, minus(afterwards, plus(online, inHand)))) : null,
  };
}

/** What went back of the advance and of the rest. Where the puja came to nothing that is all but what the family left to the pandit. */
function wentBack({ status, advance, credit, isPaid, paid, deeds }: Counted): Paise {
  const ofRefunds = deeds.reduce((sum, { action, amount }) => sum + (action === 'refund' ? (amount ?? 0) : 0), 0);
  const inAdvance = isPaid ? (advance ?? NO_MONEY) : NO_MONEY;
  if (isLive(status)) return asPaise(ofRefunds);
  // of a puja that was held, credit is credit again once all that was paid beside it went back (`partial-refund.ts`)
  if (wasHeld(status))
    return asPaise(inAdvance > credit && ofRefunds >= inAdvance - credit ? ofRefunds + credit : ofRefunds);
  const ending = deeds.findLast(({ from, to }) => from !== to && to === status);
  // the others give all of it back; no puja, and no sum said, is all of it too
  const saysSum = ending?.action === 'cancel' || ending?.action === 'notHeld';
  const ofCancelling = saysSum ? ending.amount : null;
  const whole = plus(inAdvance, paid);
  const byUs = ofCancelling === null ? whole : asPaise(Math.min(whole, ofRefunds + ofCancelling));
  // cash that either side says was given back by hand, once; or that nobody asks for any more, for only the family said that it was given
  const ofCash = deeds.find(({ action }) => action === 'returnRest' || action === 'dropRest');
  return plus(byUs, asPaise(ofCash?.amount ?? 0));
}
