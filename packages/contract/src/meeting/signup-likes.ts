/** Maximum number of likes before the signup: as many as a free member has a day (decisions §4.3). */
export const mostSignupLikes = 4;
