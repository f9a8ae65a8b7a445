/** What may stand before the root of an XML file, as the source of a regular expression. */
export const PROLOG = String.raw`^\uFEFF?(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE(?:[^>"'[]|"[^"]*"|'[^']*'|\[[^\]]*\])*>)*`;
