import { ADMIN_PASSWORD_MIN, isRepetition, leansOn } from '#domain/sign-in/password.ts';
import type { UserType } from '#domain/roles.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { isCommon, isEasilyGuessed } from './passwords.ts';

interface Owner {
  readonly name: string;
  readonly phone: string;
  readonly userType: UserType;
}

/** Refuses a new password that others would try first, beside the field it was typed in. */
export async function refuseWeak(
  { config }: Pick<Deps, 'config'>,
  password: string,
  owner: Owner,
  field: 'password' | 'newPassword',
): Promise<void> {
  const why = await weaknessOf(password, owner, config.BRAND_NAME);
  if (why) refuse(why, { fields: { [field]: why } });
}

async function weaknessOf(
  password: string,
  { name, phone, userType }: Owner,
  brand: string,
): Promise<MessageCode | null> {
  if (userType === 'admin' && password.length < ADMIN_PASSWORD_MIN) return 'password_short_admin';
  if (isCommon(password)) return 'password_common';
  if (isRepetition(password)) return 'password_guessed';
  if (leansOn(password, [name, phone, brand])) return 'password_context';
  const guessed = userType === 'admin' && (await isEasilyGuessed(password, [name, phone, brand]));
  return guessed ? 'password_guessed' : null;
}
