import type { Deps } from '../deps.ts';
import type { Job } from './loop.ts';

/** All work that comes due, in plain sight: one line a capability. */
const capabilities: readonly ((deps: Deps) => readonly Job[])[] = [];

export const allJobs = (deps: Deps): Job[] => capabilities.flatMap((jobs) => jobs(deps));
