/** Something an operator can mend; its message is one line. */
export class StartError extends Error {}
