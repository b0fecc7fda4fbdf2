/** The state we serve. In a file of its own, so that a page that names it does not load all districts. */
export const STATE = 'Odisha';
