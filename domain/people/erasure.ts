/** What the records keep of a person who has left: the name is gone, what happened stays. */
export const ERASED_NAME = 'Deleted user';
export const ERASED_PLACE = 'Removed';
