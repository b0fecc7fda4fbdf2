import { districtIn } from '#domain/district-names.ts';
import { dayAt, daysBetween } from '#domain/time.ts';
import { sentencesOf, spare, type Sentence } from './sentence.ts';
import { because, leftBookings } from './say-parts.ts';
import type { Texts } from './texts.ts';
import { closed, date, lunarDay, nearDate, pandit, ritual, short, waitedTime } from './words-of.ts';
import type { ReviewFacts } from '../topics.ts';

/** Messages that concern no booking: reviews of profiles, invitations, days of the moon, waits, letters to us, accounts. */

const people = sentencesOf('smsPeople');
const cases = sentencesOf('smsCases');

const remark = ({ comment }: ReviewFacts): Sentence[] =>
  comment ? [spare(people('remark', { words: closed(comment) }), 'dear')] : [];

/** With whom, and until when, where that is known. */
function training(verb: 'evaluate' | 'train', facts: ReviewFacts): Sentence {
  const { acharyaName, acharyaOr, acharyaHi, expectedEnd } = facts;
  const said = {
    ...(acharyaName ? { acharya: pandit({ pandit: acharyaName, panditOr: acharyaOr, panditHi: acharyaHi }) } : {}),
    ...(expectedEnd ? { day: date(expectedEnd) } : {}),
  };
  return people(`${verb}${acharyaName ? 'With' : ''}${expectedEnd ? 'By' : ''}`, said);
}

const daysAhead = (count: number) => (['dayToday', 'dayTomorrow'] as const)[count] ?? ('dayIn' as const);

export const peopleTexts: Omit<Texts, 'booking'> = {
  review: {
    'review.approved': () => [people('approved')],
    'review.rejected': (f) =>
      f.wasApproved
        ? [people('noLongerApproved'), ...because(f.comment), ...leftBookings(f)]
        : [people('notApproved'), ...because(f.comment)],
    'review.evaluation': (f) => [training('evaluate', f), ...remark(f)],
    'review.training_required': (f) => [training('train', f), people('answerInProfile'), ...remark(f)],
    'review.paused': (f) => [cases('paused'), ...because(f.comment), ...leftBookings(f)],
    'review.suspended': (f) => [people('closed'), ...because(f.comment), people('ifWrong'), ...leftBookings(f)],
    'review.restored': () => [people('restored')],
  },
  staff: {
    'staff.invited': ({ invitedBy, brand, link, expiresAt }) => {
      const said = { brand: short(brand), link, day: nearDate(dayAt(expiresAt)) };
      return [invitedBy ? people('invitedBy', { ...said, who: short(invitedBy) }) : people('invited', said)];
    },
  },
  familyDay: {
    'soon.familyDay': ({ familyDay, name, ahead, pandit: last, panditOr, panditHi, ...lunar }, at) => {
      const count = at === undefined ? ahead : daysBetween(dayAt(at), familyDay);
      return [
        people(daysAhead(count), {
          count: String(count),
          day: nearDate(familyDay),
          name: short(name),
          lunar: lunarDay(lunar),
        }),
        last ? people('askAgain', { pandit: pandit({ pandit: last, panditOr, panditHi }) }) : people('askOne'),
      ];
    },
  },
  wait: {
    'wait.opened': ({ waitedDay, startMinute = null, ritual: name, ritualOr, ritualHi, ...of }) => {
      const { pandit: one, panditOr, panditHi, district } = of;
      const said = {
        ritual: ritual({ ritual: name, ritualOr, ritualHi }),
        when: waitedTime({ day: waitedDay, startMinute }),
      };
      return [
        one
          ? people('panditFree', { ...said, pandit: pandit({ pandit: one, panditOr, panditHi }, 40) })
          : people('districtFree', {
              ...said,
              district: ({ locale }) => short(districtIn(locale, district ?? ''), 28),
            }),
        people('yourTurn'),
        spare(people('thenOthers'), 'dear'),
      ];
    },
  },
  contact: {
    'contact.received': ({ ticket }) => [people('messageHere', { ticket })],
    'contact.answered': ({ ticket }) => [people('messageAnswered', { ticket })],
  },
  account: {
    'account.passwordChanged': [people('passwordChanged')],
    'account.wrongPasswords': [people('wrongPasswords')],
    'account.secondFactorOn': [people('secondFactorOn')],
    'account.secondFactorOff': [people('secondFactorOff')],
  },
};
