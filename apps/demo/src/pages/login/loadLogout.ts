/** Loads signing out, which a page with an account does ahead of time: whoever goes offline has to be able to sign out. */
export const loadLogout = () => import('./LogoutPage.js');
