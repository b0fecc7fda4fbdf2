/** What goes along in every form about one’s own profile, without what checks it (`profile-form.ts`). */

/** The first values of the fields of `profile-form.ts`. */
export const profileStart = (version: number, fields: object) =>
  ({ by: 'none', password: '', otp: '', photo: '', __v: String(version), was: JSON.stringify(fields) }) as const;

/** The names of the fields that no longer hold what they held. */
export const changedIn = (before: Readonly<Record<string, unknown>>, after: object): Set<string> =>
  new Set(
    Object.entries(after)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
      .map(([name]) => name),
  );
