/** The state of a visit of the welcome page that begins with the tour. */
export const TOUR = 'tour';
