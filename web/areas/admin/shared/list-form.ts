/** The id of the form that a list is narrowed by: what else chooses something of it is a button of that form. One list a screen. */
export const LIST_FORM = 'list';
