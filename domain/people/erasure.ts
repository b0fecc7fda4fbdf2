/** What stands in the books where a person has left: who it was is gone, what happened stays. */
export const ERASED_NAME = 'Deleted user';
export const ERASED_PLACE = 'Removed';
