const ours = /^\/(api|sandbox|uploads|healthz|readyz|metrics)(\/|$|\?)/;

/** Addresses that are no pages, even where nothing answers. */
export const isOurs = (url: string): boolean => ours.test(url);
