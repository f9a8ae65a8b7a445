/** A language the interface and our own diagnostics speak. `zh-CN` is the default everywhere. */
export type Locale = 'zh-CN' | 'en-US';

/** The locale used where none is given. */
export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** A short text in every interface language. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Makes a short text of its Chinese and its English. */
export function localizedText(zh: string, en: string): LocalizedText {
  return { 'zh-CN': zh, 'en-US': en };
}
