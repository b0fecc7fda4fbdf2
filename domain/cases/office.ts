/** The parts of the office's list of cases: open ones, of these the viewer's own, those nobody has taken, those past their clock; decided ones. */
export const caseShows = ['open', 'mine', 'new', 'late', 'closed'] as const;
export type CaseShow = (typeof caseShows)[number];
