import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { all, code, filesWith, product, textOf } from './house.files.ts';

/** The walls of the house (README, "The house"). One that starts to hurt is argued in a decision, not climbed. */

interface Import {
  readonly from: string;
  /** A path of this repository, or `npm:name`, or `node:name`. */
  readonly to: string;
}

const statement = /^(?:import|export)\b[^;'"`]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;

const importsOf = ({ file, text }: { file: string; text: string }): Import[] =>
  [...text.matchAll(statement)].map(([, from, bare, dynamic]) => {
    const what = from ?? bare ?? dynamic ?? '';
    if (what.startsWith('#')) return { from: file, to: what.slice(1) };
    if (what.startsWith('.')) return { from: file, to: join(dirname(file), what) };
    return { from: file, to: what.startsWith('node:') ? what : `npm:${what}` };
  });

/** What leaves a room through anything but its doors. */
function climbed(room: RegExp, doors: RegExp, files = product): string[] {
  return files
    .filter(({ file }) => room.test(file))
    .flatMap(importsOf)
    .filter(({ to }) => !doors.test(to))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** All that these files load, however far round. */
function reachedFrom(files: readonly string[]): string[] {
  const loaded = code.map(({ file, text }) => ({ file, text: text.replaceAll(/^(import|export) type\b/gm, '//') }));
  const importsIn = new Map(loaded.map((one) => [one.file, importsOf(one).map(({ to }) => to)]));
  const reached = new Set(files);
  for (const file of reached) importsIn.get(file)?.forEach((to) => reached.add(to));
  return [...reached];
}

/** What every room of the server stands on: the files beside `app.ts` and `main.ts` among it. */
const FRAME = /^server\/((http|db|adapters|jobs)\/|(?!app|main)[\w-]+\.ts)/;
/** Knows every room: it starts them. */
const TOP = /^server\/(process\/|(app|main)\.ts)/;

/** The rooms of the server, lowest first: each imports from rooms before it. What a higher room does in a call of a lower one, `app.ts` hands in. */
const RANKS = [
  'words',
  'audit',
  'ledger',
  'almanac',
  'sandbox',
  'notifications',
  'auth',
  'staff',
  'ratings',
  'availability',
  'bookings',
  'uploads',
  'pandits',
  'rituals',
  'users',
  'cases',
  'payments',
  'letters',
  'reviews',
  'waits',
  'returning',
  'contact',
  'family-days',
  'trust',
  'account',
  'dashboard',
  'office',
  'events',
  'pages',
  'retention',
];

describe('who may import whom', () => {
  test.each<[room: string, files: RegExp, doors: RegExp]>([
    ['the domain imports nothing but itself', /^domain\/(?!almanac\/sky\/)/, /^domain\//],
    ['the sky is computed by one library', /^domain\/almanac\/sky\//, /^(domain\/|npm:astronomy-engine$)/],
    ['the contract imports the domain and zod', /^contract\//, /^(contract\/|domain\/|npm:zod$)/],
    [
      'the server’s frame knows no capability',
      FRAME,
      /^(server\/((http|db|adapters|jobs)\/|(?!app|main)[\w-]+\.ts)|domain\/|contract\/|npm:|node:)/,
    ],
    [
      'an adapter knows its vendor and nothing of the house',
      /^server\/adapters\//,
      /^(server\/adapters\/|domain\/|npm:|node:)/,
    ],
    ['web/ui knows none of our nouns', /^web\/ui\//, /^(web\/ui\/|npm:)/],
    [
      'web/parts knows no screen',
      /^web\/parts\//,
      /^(web\/(parts\/|ui\/|i18n\/|fonts\/|document\/|load-context\.ts$)|domain\/|contract\/|npm:)/,
    ],
    [
      'the script of documents knows no framework',
      /^web\/document\//,
      /^(web\/document\/|web\/parts\/(one-person|tabs|typed-along)\.ts$|web\/i18n\/(address|catalogue\/counted|dates\/days-said)|domain\/)/,
    ],
    ['the public pages know no other area', /^web\/areas\/public\//, /^(?!server\/|web\/areas\/(?!public\/))/],
    ['the customer’s area knows no other', /^web\/areas\/customer\//, /^(?!server\/|web\/areas\/(?!customer\/))/],
    ['the pandit’s area knows no other', /^web\/areas\/pandit\//, /^(?!server\/|web\/areas\/(?!pandit\/))/],
    ['the admin’s area knows no other', /^web\/areas\/admin\//, /^(?!server\/|web\/areas\/(?!admin\/))/],
  ])('%s', (_name, room, doors) => {
    expect(climbed(room, doors)).toEqual([]);
  });

  test('astronomy reaches no browser, however far round', () => {
    const reached = reachedFrom(filesWith(/./, /^web\//));
    expect(reached).toContain('domain/booking.ts');
    expect(reached.filter((file) => /^domain\/almanac\/(?!names\/)|astronomy/.test(file))).toEqual([]);
  });

  test('no request waits for astronomy: a thread of its own computes it', () => {
    expect(reachedFrom(['server/almanac/thread/main.ts'])).toContain('npm:astronomy-engine');
    expect(reachedFrom(['server/main.ts']).filter((file) => file.includes('astronomy'))).toEqual([]);
    expect(filesWith(/\b(computeYear|festivalsOf|muhuratOn)\(/, /^server\/(?!almanac\/thread\/)/)).toEqual([]);
  });

  test('server and web never see each other, in tests neither', () => {
    expect([...climbed(/^server\//, /^(?!web\/)/, code), ...climbed(/^web\//, /^(?!server\/)/, code)]).toEqual([]);
  });

  test('journeys and load scripts know the product only from outside', () => {
    expect(climbed(/^e2e\//, /^(e2e\/|contract\/|domain\/|npm:|node:)/, code)).toEqual([]);
    // a load script may also run one statement by itself (docs/decisions/0012-search-plan.md)
    const doors = /^(bench\/|contract\/|domain\/|npm:|node:|server\/(db\/|([\w-]+\/)+([\w-]+-)?store\.ts$))/;
    expect(climbed(/^bench\//, doors, code)).toEqual([]);
  });

  test('a room of the server imports from lower rooms alone', () => {
    const rooms = new Set(
      product
        .map(({ file }) => file)
        .filter((file) => /^server\/[\w-]+\//.test(file) && !TOP.test(file) && !FRAME.test(file))
        .map((file) => file.split('/')[1] ?? ''),
    );
    expect([...rooms].toSorted()).toEqual(RANKS.toSorted());
    const rankOf = (file: string) => RANKS.indexOf(file.split('/')[1] ?? '');
    const upwards = product
      .flatMap(importsOf)
      .filter(({ from, to }) => rankOf(from) >= 0 && to.startsWith('server/') && !FRAME.test(to))
      .filter(({ from, to }) => TOP.test(to) || rankOf(to) > rankOf(from));
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('a capability uses another through what it offers, never through its SQL or its routes', () => {
    const capabilityOf = (file: string) => file.split('/')[1];
    const around = product
      .flatMap(importsOf)
      .filter(
        ({ from, to }) =>
          from.startsWith('server/') && !FRAME.test(from) && !TOP.test(from) && capabilityOf(from) !== capabilityOf(to),
      )
      .filter(
        ({ to }) =>
          /^server\/(?!db\/)([\w-]+\/)+([\w-]*store|routes)\.ts$/.test(to) ||
          /^server\/adapters\/(?!\w+\/port\.ts$)/.test(to),
      );
    expect(around.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('the imports are really read', () => {
    expect(product.flatMap(importsOf).length).toBeGreaterThan(product.length);
  });
});

describe('what lives in one place', () => {
  test('only config.ts reads the environment', () => {
    expect(filesWith(/process\.env/, /^(server|web|domain|contract)\//)).toEqual(['server/config.ts']);
  });

  test('no screen knows one language: its words come with the page, its dates and numbers from useFormats()', () => {
    const ofOneLanguage = climbed(/^web\/(?!i18n\/)/, /^(?!web\/i18n\/(en\/|fallback))/);
    expect(ofOneLanguage).toEqual([]);
    expect(filesWith(/\bIntl\.|toLocale\w*String\(/, /^web\/(?!i18n\/)/)).toEqual([]);
  });

  test('the domain has no clock and no chance', () => {
    expect(
      filesWith(
        /Date\.now|new Date\(\)|performance\.now|Math\.random|randomUUID|Temporal\.Now/,
        /^(domain|contract)\//,
      ),
    ).toEqual([]);
  });

  test('SQL is written in stores and in db', () => {
    const sql = /`\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|LOCK|CREATE|ALTER)\s/;
    expect(filesWith(sql, /^server\/(?!db\/)/).filter((file) => !/(^|[/-])store\.ts$/.test(file))).toEqual([]);
  });

  test('a state of a booking is named by its table, its words and the database alone', () => {
    const elsewhere =
      /^(?!domain\/booking\.ts|domain\/booking\/office\.ts|contract\/(words\/(or|hi)\/)?status-words\.ts|web\/i18n\/|demo\/|bench\/)/;
    // the other four are words of other tables too, of people or of trainings
    const own = /\b(pendingwithpandit|advancepaymentrequested|advancepaymentdone|confirmedbypandit)\b/;
    const asked =
      /\b([bB]ookingStatus|from(_status)?|to(_status)?|b\.status)\s*(===?|!==?|<>|IN \(|:)\s*'(completed|rejected|cancelled|expired)'/;
    expect(filesWith(own, elsewhere)).toEqual([]);
    expect(filesWith(asked, elsewhere)).toEqual([]);
  });

  test('a retired word comes back as no name of a file or a declaration', () => {
    // STYLE.md, 16, says what stands in their place
    const words = 'standing|standings|several|tally|pace|giveBack|keptFigure|gaps|few|cut|kept|recent|asked|part';
    const declared = new RegExp(
      `^(?:export )?(?:async )?(?:function|class|interface|type|const) (?:${words})\\b`,
      'im',
    );
    // what searches for the office stands on is being replaced, and its words with it
    const room =
      /^(server\/(?!(db\/(found|kept|sql)|bookings\/lists\/(find-store|office-list)|payments\/office\/office-store|rituals\/recent)\.ts)|domain\/|contract\/|web\/ui\/)/;
    const named = new RegExp(`/(?:${words})\\.tsx?$`);
    expect(filesWith(declared, room)).toEqual([]);
    expect(all.filter((file) => room.test(file) && named.test(file))).toEqual([]);
  });

  test('what a browser keeps of somebody is kept in one place, which ends with their sign-in', () => {
    // a receipt of a payment holds no words of anybody
    const stores = ['web/parts/booking/receipt.ts', 'web/parts/one-person.ts'];
    expect(filesWith(/\b(sessionStorage|localStorage|indexedDB)\b/, /^web\//)).toEqual(stores);
    // docs/decisions/0150-a-page-without-a-network.md
    const pages = ['web/areas/pandit/shared/kept-pages.ts', 'web/parts/tabs.ts'];
    expect(filesWith(/\bcaches\./, /^web\//)).toEqual(pages);
    expect(filesWith(/^(export )?let /m, /^web\/areas\//)).toEqual([]);
  });

  test('a form says whom it was drawn for', () => {
    // docs/decisions/0128-a-tab-is-one-persons.md
    const drawn = ['web/parts/forms/form-name.tsx'];
    expect(filesWith(/type="hidden" name=\{FORM\}/, /^web\//)).toEqual(drawn);
    const sent = filesWith(/submit\(\{(?!.*(DRAWN_FOR|drawnFor)).*\[FORM\]/, /^web\//);
    expect(sent).toEqual([]);
  });

  test('a form names what is missing', () => {
    expect(filesWith(/says\('required'\)|sentence\('required'\)|[^.]text\(\d+\)/, /^web\//)).toEqual([]);
  });

  test('every endpoint of the contract is mounted by one route', () => {
    const mounted = product
      .filter(({ file }) => file.startsWith('server/'))
      .flatMap(({ text }) => [...text.matchAll(/\broute\(\s*'([A-Z]+ \/[^']+)'/g)].map(([, key]) => key));
    expect(mounted.toSorted()).toEqual(Object.keys(api).toSorted());
  });
});

describe('size and manner', () => {
  const written = code.filter(({ file }) => !file.endsWith('.d.ts'));
  const sizes = written.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));

  /** Tables of data are read line by line, and belong together however long they are. */
  const tables = ['contract/messages.ts', 'contract/words/hi/messages.ts', 'contract/words/or/messages.ts'];
  test('no file but a table is longer than 300 lines, nine in ten are under 200', () => {
    expect(sizes.filter(({ file, lines }) => lines > 300 && !tables.includes(file))).toEqual([]);
    expect(sizes.filter(({ lines }) => lines < 200).length / sizes.length).toBeGreaterThan(0.9);
  });

  test('no folder is so full that a newcomer has to search it', () => {
    const files = Map.groupBy(
      written.filter(({ file }) => file.includes('/')),
      ({ file }) => dirname(file),
    );
    expect([...files].filter(([, inside]) => inside.length > 25).map(([folder]) => folder)).toEqual([]);
  });

  test('only what a framework asks for is a default export', () => {
    const asked =
      /^(web\/(root|routes|entry\.\w+)\.tsx?|web\/areas\/.+\.tsx|[\w.-]+\.config\.ts|server\/testing\/test-setup\.ts|e2e\/setup\.ts)$/;
    const found = code.filter(({ text }) => /^export default /m.test(text)).map(({ file }) => file);
    expect(found.filter((file) => !asked.test(file))).toEqual([]);
  });

  test('the only barrel is the contract’s', () => {
    expect(filesWith(/^export (\*|\{[^}]*\}) from /m)).toEqual([]);
  });

  test('letters have four weights: 400, 500, 600, and 640 for what is large', () => {
    expect(filesWith(/\bfont-(\[\d|thin|light|extralight|bold|extrabold|black)/, /^web\//)).toEqual([]);
    const named = ['app', 'fonts', 'tokens'].flatMap((name) =>
      [...textOf(`web/styles/${name}.css`).matchAll(/^ {2,}font-weight: (\d+);/gm)].map(([, weight]) => weight),
    );
    expect([...new Set(named)].toSorted()).toEqual(['600', '640']);
  });

  test('nothing is typed away or left for later', () => {
    expect(filesWith(/@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b|\b(TODO|FIXME|XXX)\b/)).toEqual([]);
    expect(
      code.filter(({ text }) => /\b(test|it|describe)\.(only|skip|todo)\(/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });
});
