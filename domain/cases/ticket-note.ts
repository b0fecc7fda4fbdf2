import { waiveGrounds, type WaiveGround } from './outcome.ts';

/** A decided case, where the history of its booking and the audit name the reason of a step. */
export interface DecidedCase {
  readonly number: string;
  /** Why a loss was waived; null where none was. */
  readonly ground: WaiveGround | null;
}

/** Such as `case 2026-00004 bereavement`: kept in place of a reason in words. */
export const caseNote = ({ number, ground }: DecidedCase): string => ['case', number, ground].filter(Boolean).join(' ');

/** The case a step's reason names; null for a reason in words. Older rows have a sentence. */
export function caseOfNote(note: string | null | undefined): DecidedCase | null {
  const [, before, number, after] =
    /^(?:(Bereavement|Illness) in the family \()?[Cc]ase (\d{4}-\d{5,})\)?(?: ([A-Za-z]+))?$/.exec(note ?? '') ?? [];
  if (number === undefined) return null;
  const said = before?.toLowerCase() ?? after;
  return { number, ground: waiveGrounds.find((ground) => ground === said) ?? null };
}
