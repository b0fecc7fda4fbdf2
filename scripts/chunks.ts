import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * Which modules that pages share lie in one file (docs/decisions/0101-first-visits.md). The bundler by itself makes a file of whatever the
 * same pages share, forty to sixty for a page. Here two of them become one wherever the requests that are saved weigh more than the bytes
 * that other pages then fetch for nothing.
 */

/** What a request costs beside its bytes, in bytes. By trying: 400 leaves 24 files for a page, 700 21, 1300 17; with more, some page passes its limit. */
const REQUEST = 1_300;

interface Module {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly code: string | null;
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}
interface Imports {
  /** Who imports a module when it loads itself. */
  readonly importersOf: (id: string) => readonly string[];
  /** Whether somebody imports it later, when it is needed. */
  readonly isLate: (id: string) => boolean;
  readonly bytesOf: (id: string) => number;
}
interface Chunk {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly pages: ReadonlySet<number>;
}

/** A group of the bundler's `codeSplitting`, for all but what `apart` takes. */
export function sharedChunks(folder: string, routes: readonly RouteConfigEntry[], apart: RegExp) {
  const pages = pagesIn(folder, routes);
  const found = new Set<string>();
  let names: ReadonlyMap<string, string> | undefined;
  return {
    // all are tested before the first is named
    test: (id: string): boolean => !apart.test(id) && found.add(id).has(id),
    name: (id: string, graph: Graph): string | null =>
      (names ??= namesIn([...found].toSorted(), pages, importsIn(graph))).get(id) ?? null,
    // what a module needs may lie elsewhere: chunks never need each other in a circle
    includeDependenciesRecursively: false,
  };
}

function namesIn(ids: readonly string[], pages: readonly string[][], imports: Imports): ReadonlyMap<string, string> {
  const chunks = merged(chunksOf(ids, pages, imports), imports);
  return new Map(chunks.flatMap((chunk, at) => chunk.ids.map((id) => [id, `shared-${at}`] as const)));
}

/** The files of each page that has the router's scripts: its own, and the layouts around it. */
function pagesIn(folder: string, routes: readonly RouteConfigEntry[]): string[][] {
  const below = ({ file, children }: RouteConfigEntry): string[][] => {
    const path = join(folder, file);
    if (children) return children.flatMap(below).map((files) => [path, ...files]);
    return readFileSync(path, 'utf8').includes('handle = asDocument') ? [] : [[path]];
  };
  const always = ['entry.client.tsx', 'root.tsx'].map((name) => join(folder, name));
  return routes.flatMap(below).map((files) => [...always, ...files]);
}

/** What the same pages share, but for what one file alone imports: that lies in it. */
function chunksOf(ids: readonly string[], pages: readonly string[][], imports: Imports): Chunk[] {
  const same = new Map<string, Chunk>();
  for (const id of ids) {
    const roots = rootsOf(id, imports);
    const wanting = new Set(pages.flatMap((files, page) => (files.some((file) => roots.has(file)) ? page : [])));
    if (roots.size < 2 || wanting.size === 0 || pages.some((files) => files.includes(fileOf(id)))) continue;
    const key = [...wanting].join();
    const { ids: others = [], bytes = 0 } = same.get(key) ?? {};
    same.set(key, { ids: [...others, id], bytes: bytes + imports.bytesOf(id), pages: wanting });
  }
  return [...same.values()];
}

const fileOf = (id: string): string => id.replace(/\?.*/, '');

/** The files that are requested separately, through which a module comes: pages, layouts, and what is imported when it is needed. */
function rootsOf(id: string, { importersOf, isLate }: Imports): Set<string> {
  const [roots, seen] = [new Set<string>(), new Set([id])];
  for (const one of seen) {
    const importers = importersOf(one);
    if (importers.length === 0 || isLate(one)) roots.add(fileOf(one));
    for (const importer of importers) seen.add(importer);
  }
  return roots;
}

/** Icons come through one file that names all of them: who imports one is read there. */
const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const BARREL = /lucide-react\/dist\/esm\/lucide-react\.mjs$/;

function importsIn(graph: Graph): Imports {
  const codeOf = (id: string): string => graph.getModuleInfo(id)?.code ?? '';
  const importers = (id: string): readonly string[] => {
    const named = graph.getModuleInfo(id)?.importers ?? [];
    const icon = ICON.exec(id)?.[1];
    const barrel = icon && named.find((one) => BARREL.test(one));
    if (!barrel) return named;
    const names = namesOf(icon, codeOf(barrel));
    const users = graph.getModuleInfo(barrel)?.importers ?? [];
    return users.filter((user) => iconsIn(codeOf(user)).some((name) => names.includes(name)));
  };
  const known = new Map<string, readonly string[]>();
  return {
    importersOf: (id) => known.get(id) ?? known.set(id, importers(id)).get(id) ?? [],
    isLate: (id) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
    bytesOf: (id) => gzipSync(codeOf(id)).length,
  };
}

/** What an icon is called there: it has more names than one. */
function namesOf(icon: string, barrel: string): string[] {
  const [, listed = ''] = new RegExp(`export \\{([^}]*)\\} from ['"]\\./icons/${icon}\\.mjs`).exec(barrel) ?? [];
  return [...listed.matchAll(/default as (\w+)/g)].map(([, name = '']) => name);
}

/** What a module takes from there. */
const iconsIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  );

/** Merges two chunks as long as it saves something, the most first. */
function merged(chunks: readonly Chunk[], imports: Imports): readonly Chunk[] {
  const saving = (a: Chunk, b: Chunk): number => {
    const both = [...a.pages].filter((page) => b.pages.has(page)).length;
    return both * REQUEST - a.bytes * (b.pages.size - both) - b.bytes * (a.pages.size - both);
  };
  const pairs = chunks
    .flatMap((a, at) => chunks.slice(at + 1).map((b) => ({ a, b, saved: saving(a, b) })))
    .filter(({ saved }) => saved > 0)
    .toSorted((one, other) => other.saved - one.saved);
  const pair = pairs.find(({ a, b }) => !isCircle(a, b, chunks, imports));
  if (!pair) return chunks;
  const { a, b } = pair;
  const one = { ids: [...a.ids, ...b.ids], bytes: a.bytes + b.bytes, pages: new Set([...a.pages, ...b.pages]) };
  return merged([...chunks.filter((chunk) => chunk !== a && chunk !== b), one], imports);
}

/** Whether one of the two needs a third that needs the other. */
function isCircle(a: Chunk, b: Chunk, chunks: readonly Chunk[], { importersOf }: Imports): boolean {
  const whose = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)));
  const needing = (chunk: Chunk) =>
    new Set(chunk.ids.flatMap((id) => importersOf(id)).flatMap((id) => whose.get(id) ?? []));
  const reaches = (from: Chunk, to: Chunk): boolean => {
    const seen = new Set([...needing(from)].filter((chunk) => chunk !== from && chunk !== to));
    for (const chunk of seen) {
      if (chunk === to) return true;
      for (const next of needing(chunk)) seen.add(next);
    }
    return false;
  };
  return reaches(a, b) || reaches(b, a);
}
