/** Loads the navigation, which a page with an account does ahead of time. */
export const loadSide = () => import('./Side.js');
