/** Where the drawn portraits stand: whoever has no photo may have one, and it is said that it is drawn. */
export const DRAWN = '/people/';

/** Whether a picture of somebody is a drawing and no photo. */
export const isDrawn = (url: string | null): boolean => url?.startsWith(DRAWN) ?? false;
