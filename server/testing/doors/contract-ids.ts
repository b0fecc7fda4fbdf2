import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { api, type Key } from '#contract/index.ts';

/** Every id that somebody who is no admin can put into a call, as the contract has it: `POST /waits body.panditId`. */

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** What is named so is somebody's, or leads to it, whatever its form. */
const named = /(^id|_id|Id|photo|Url)$/;

function idsIn(schema: Schema, path: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const name = path.split('.').at(-1) ?? '';
  // what is refused in every form is there without one
  const isWord = (schema.type ?? 'string') === 'string' && (schema.format === 'uuid' || named.test(name));
  return [
    ...(isWord ? [path] : []),
    ...[anyOf, oneOf, allOf].flat().flatMap((one) => idsIn(one, path)),
    ...(items ? idsIn(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([key, one]) => idsIn(one, `${path}.${key}`)),
  ];
}

/** Words in the path of an address say whose it is, in whatever form. */
const inPath = (key: Key): string[] => (key.match(/(?<=:)\w+/g) ?? []).map((name) => `params.${name}`);

const inPart = (schema: z.ZodType | undefined, part: string): string[] =>
  schema ? idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, part) : [];

const forAdminsAlone = ({ who }: Endpoint): boolean => Array.isArray(who) && who.every((type) => type === 'admin');

export const idsOfContract: readonly string[] = (Object.entries(api) as [Key, Endpoint][])
  .filter(([, endpoint]) => !forAdminsAlone(endpoint))
  .flatMap(([key, { query, body }]) => {
    const ids = new Set([...inPath(key), ...inPart(query, 'query'), ...inPart(body, 'body')]);
    return [...ids].map((path) => `${key} ${path}`);
  });
