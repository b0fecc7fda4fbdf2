const ours = /^\/(api|sandbox|uploads|healthz|readyz|metrics)(\/|$|\?)/;

/** What is not a page, even where nothing answers. */
export const isOurs = (url: string): boolean => ours.test(url);
