import { apiBase } from './api/api-base.ts';
import { forgetHere, forgetTyped, personHere, tellTabs, type Told } from './one-person.ts';

/**
 * Another tab of this browser may sign out and sign somebody else in. Then this tab loads again as theirs: what it shows, and whatever is
 * pressed on it, would be of two people. Other tabs tell, and whoever comes back to a tab is asked about.
 */
function watchTabs(): void {
  const tabs = new BroadcastChannel('person');
  tabs.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('leaves' in data) forgetHere();
    else loadAsTheirs(data.here);
  });
  const look = async () => {
    // a visitor's page has nothing of anybody on it
    if (document.visibilityState === 'visible' && personHere()) loadAsTheirs(await whoIsIn());
  };
  addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches('[action="/logout"]')) forgetTyped();
  });
  document.addEventListener('visibilitychange', () => void look());
  addEventListener('focus', () => void look());
  tellTabs((told) => {
    tabs.postMessage(told);
    void forgetPages('leaves' in told ? null : told.here);
  });
}

/** Whoever only lost their sign-in comes back to what they typed; before somebody else it goes at once. */
function loadAsTheirs(id: string | null | undefined): void {
  const here = personHere();
  if (id === undefined || here === undefined || id === here) return;
  if (id !== null) forgetHere();
  location.reload();
}

/** The id of the person this browser is signed in as; null for nobody, undefined if the server does not say. */
async function whoIsIn(): Promise<string | null | undefined> {
  try {
    const reply = await fetch(`${apiBase()}/auth/me`);
    if (reply.status === 401) return null;
    if (!reply.ok) return undefined;
    const { data } = (await reply.json()) as { data: { user: { _id: string } } };
    return data.user._id;
  } catch {
    return undefined;
  }
}

/** Kept pages belong to one person (`web/areas/pandit/shared/kept-pages.ts`): for anybody else they are deleted. */
async function forgetPages(except: string | null): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) if (name !== except) await caches.delete(name);
}

watchTabs();
