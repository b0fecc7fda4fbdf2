import { createContext, use } from 'react';

/** The id of the form that a list is narrowed by: what else chooses something of it is a button of that form. */
export const ListForm = createContext<string | undefined>(undefined);
export const useListForm = (): string | undefined => use(ListForm);
