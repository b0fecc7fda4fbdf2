import { overTheLine } from './line.ts';

/**
 * In the place of the router's own module of this name (vite.config.ts), which reloads the whole page where the script of a screen does
 * not come: without a line nothing would be left of it. Here the script is waited for, like data.
 */

interface Screen {
  readonly id: string;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The module of a route. Where the server has it no more, there is a newer release, and the page is loaded. */
export async function loadRouteModule(screen: Screen, known: Record<string, unknown>): Promise<unknown> {
  const { id, module, imports = [], css = [] } = screen;
  if (id in known) return known[id];
  try {
    // a browser may keep in mind that an import failed; one whose files are in its cache does not
    const files = [module, ...imports, ...css];
    await Promise.all(files.map((file) => overTheLine((signal) => fetch(file, { signal }), { quiet: true })));
    known[id] = await import(/* @vite-ignore */ module);
    return known[id];
  } catch {
    window.location.reload();
    return new Promise(() => undefined);
  }
}
