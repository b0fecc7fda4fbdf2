/** Where we are at home. By itself, so that a page that names it does not load all districts. */
export const STATE = 'Odisha';
