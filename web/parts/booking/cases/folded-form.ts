/** The heading under which a form about a case is folded. */
export const foldedForm = 'w-fit cursor-pointer py-3 text-2 font-semibold underline-offset-4 hover:underline';
