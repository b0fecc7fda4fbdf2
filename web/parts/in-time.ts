/** How long a page waits for its data before it says so (specification, public, section 9: 10 seconds). */
const LIMIT_MS = 10_000;

/** What the server answers for a page, unless it takes too long: then the page's error state has its turn. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The server did not answer in time.')), LIMIT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
