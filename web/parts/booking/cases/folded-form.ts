/** The heading under which a form about a case is folded. */
export const foldedForm = 'fold-line text-current';
