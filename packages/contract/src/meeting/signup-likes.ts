/** Whom a visitor may have liked before the signup, at most: as many as a free member may like in a day (decisions §4.3). */
export const mostSignupLikes = 4;
