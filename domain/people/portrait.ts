/** The addresses of drawn portraits: a person without a photo may have one, and the page says that the portrait is drawn. */
export const DRAWN = '/people/';

/** Whether a picture of somebody is a drawing and no photo. */
export const isDrawn = (url: string | null): boolean => url?.startsWith(DRAWN) ?? false;
